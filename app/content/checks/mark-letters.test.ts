import { expect, test } from "vitest";
import { checkContent } from "#app/content/check-content.ts";
import { smallContent } from "#app/content/testing/small-content.ts";

/** Problems of a small club with this wordmark. */
function said(wordmark: string): string[] {
  const site = `${smallContent.get("site.yml") ?? ""}\nwordmark: ${wordmark}\n`;
  return checkContent(new Map([...smallContent, ["site.yml", site]]))
    .problems.filter(({ file }) => file === "site.yml")
    .map(({ severity, cause }) => `${severity}: ${cause}`);
}

test("a name in drawn letters needs no word", () => {
  expect(said("Łódź Đakovo")).toEqual([]);
});

test("letters that the mark lacks are named, with what is drawn instead", () => {
  expect(said("Ωmega")).toEqual([
    "warning: The mark has no letters for Ω, so it spells “cotesauvage”.",
  ]);
});

test("a word that would be too low on phones is named", () => {
  expect(said("Donaudampfschiff Wien")[0]).toMatch(/^hint: A word of 16 letters/);
});

test("a name of signs alone cannot be drawn", () => {
  expect(said('"?"')[0]).toMatch(/^warning: The mark has no letters for \?, so/);
});
