import { expect, test } from "vitest";
import { checkContent } from "#app/content/check-content.ts";
import { smallContent } from "#app/content/testing/small-content.ts";

/** Problems of a small club with this wordmark. */
function problemsWith(wordmark: string): string[] {
  const site = `${smallContent.get("site.yml") ?? ""}\nwordmark: ${wordmark}\n`;
  return checkContent(new Map([...smallContent, ["site.yml", site]]))
    .problems.filter(({ file }) => file === "site.yml")
    .map(({ severity, cause }) => `${severity}: ${cause}`);
}

test("a name in drawn letters has no warning", () => {
  expect(problemsWith("Łódź Đakovo")).toEqual([]);
});

test("letters missing from the mark are reported, with their replacement", () => {
  expect(problemsWith("Ωmega")).toEqual([
    "warning: The mark has no letters for Ω, so it spells “cotesauvage”.",
  ]);
});

test("a name that would be too small on phones is reported", () => {
  expect(problemsWith("Donaudampfschiff Wien")[0]).toMatch(/^hint: A word of 16 letters/);
});

test("a name of symbols alone cannot be drawn", () => {
  expect(problemsWith('"?"')[0]).toMatch(/^warning: The mark has no letters for \?, so/);
});
