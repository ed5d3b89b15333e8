import { expect, test } from "vitest";
import { checkContent } from "#app/content/check-content.ts";
import { smallContent } from "#app/content/testing/small-content.ts";

/** Problems of a small club with this wordmark, and further files. */
function problemsWith(wordmark: string, files: Readonly<Record<string, string>> = {}): string[] {
  const site = `${smallContent.get("site.yml") ?? ""}\nwordmark: ${wordmark}\n`;
  return checkContent(new Map([...smallContent, ["site.yml", site], ...Object.entries(files)]))
    .problems.filter(({ file }) => file === "site.yml" || file === "mark.svg")
    .map(({ severity, cause }) => `${severity}: ${cause}`);
}

test("a wordmark may have accents and other Latin letters", () => {
  expect(problemsWith("Łódź Đakovo")).toEqual([]);
});

test("a wordmark with a letter that is not drawn is replaced by the team’s name", () => {
  expect(problemsWith("Ωmega")).toEqual([
    "warning: The mark has no letters for Ω, so it spells “cotesauvage”.",
  ]);
});

test("a word of more than 14 letters would be too small on phones", () => {
  expect(problemsWith("Fourteenletter Wien")).toEqual([]);
  expect(problemsWith("Fourteenletters Wien")[0]).toMatch(/^hint: A word of 15 letters/);
});

test("a wordmark of symbols alone cannot be drawn", () => {
  expect(problemsWith('"?"')[0]).toMatch(/^warning: The mark has no letters for \?, so/);
});

test("a club with a mark of its own may have any name", () => {
  const mark = '<svg viewBox="0 0 40 10"><path d="M0 0h9v9z"/></svg>';
  expect(problemsWith("Ωmega", { "mark.svg": mark })).toEqual([]);
});

test("a mark with a script is an error", () => {
  const mark = '<svg viewBox="0 0 40 10"><script>go()</script></svg>';
  expect(problemsWith("Gale", { "mark.svg": mark })).toEqual([
    "error: The drawing contains <script>; only shapes are allowed.",
  ]);
});
