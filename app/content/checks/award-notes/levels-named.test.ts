import { hintsWith, logWith } from "#app/content/testing/award-log.ts";
import { expect, test } from "vitest";

test("a level that the badge does not have is a warning", () => {
  const [problem, ...more] = logWith("WIZARDS_UNITE,ek,2019-07-09,,,Level 15,");
  expect(more).toEqual([]);
  expect([problem?.severity, problem?.field, problem?.cause]).toEqual([
    "warning",
    "note",
    "WIZARDS_UNITE is earned at levels 10, 20 and 30, not 15.",
  ]);
});

test("the badge’s own levels are no warning, and neither is an award without one", () => {
  expect(
    logWith(
      "WIZARDS_UNITE,ek,2019-07-09,,,Level 10,",
      "WIZARDS_UNITE,ek,2019-07-10,,,20,",
      "WIZARDS_UNITE,ek,2019-07-11,,,Level 30,",
      "WIZARDS_UNITE,alder,2019-07-11,,,,",
    ),
  ).toEqual([]);
});

test("a badge without levels may have any in its note", () => {
  expect(logWith("HI_FIVE,alder,2019-07-11,,,Level 15,")).toEqual([]);
});

test("another spelling of a level is a hint with the right one", () => {
  const [hint] = hintsWith("WIZARDS_UNITE,ek,2019-07-09,,,Lvl 10,");
  expect(hint?.cause).toBe('note is "Lvl 10", but levels are written as Level 10.');
});

test("a note without a number is no level", () => {
  const [problem] = logWith("WIZARDS_UNITE,ek,2019-07-09,,,Ten,");
  expect(problem?.cause).toBe('WIZARDS_UNITE is earned at levels 10, 20 and 30, not "Ten".');
});
