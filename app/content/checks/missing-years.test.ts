import { expect, test } from "vitest";
import { problemsAfter } from "#app/content/testing/small-content.ts";

const note = (year: number) =>
  problemsAfter([
    "site.yml",
    "defaultRoster:",
    `missingYears: [{ year: ${year}, note: A flood. }]\ndefaultRoster:`,
  ]);

test("a note on a year without a season is fine", () => {
  expect(note(2012)).toEqual([]);
});

test("a year with a season is not missing", () => {
  const [problem] = note(2019);
  expect(problem?.field).toBe("missingYears 1, year");
  expect(problem?.cause).toBe("There is a season 2019.");
});
