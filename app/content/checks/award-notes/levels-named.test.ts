import { hintsWith, logWith } from "#app/content/testing/award-log.ts";
import { expect, test } from "vitest";

test("a level that earns nothing is a warning", () => {
  const [problem, ...more] = logWith("WIZARDS_UNITE,ek,2019-07-09,,,Level 15,");
  expect(more).toEqual([]);
  expect([problem?.severity, problem?.field, problem?.cause]).toEqual([
    "warning",
    "note",
    "WIZARDS_UNITE is earned at levels 10, 20 and 30, not 15.",
  ]);
});

test("the three levels are valid, and so is an award without one", () => {
  expect(
    logWith(
      "WIZARDS_UNITE,ek,2019-07-09,,,Level 10,",
      "WIZARDS_UNITE,ek,2019-07-10,,,20,",
      "WIZARDS_UNITE,ek,2019-07-11,,,Level 30,",
      "WIZARDS_UNITE,alder,2019-07-11,,,,",
      "HI_FIVE,alder,2019-07-11,,,Level 15,",
    ),
  ).toEqual([]);
});

test("a misspelled level is a hint, and an unreadable one a warning", () => {
  const [small] = hintsWith("WIZARDS_UNITE,ek,2019-07-09,,,Lvl 10,");
  expect([small?.cause, small?.fix?.text]).toEqual([
    'note is "Lvl 10", but levels are written as Level 10.',
    "Level 10",
  ]);
  const [problem] = logWith("WIZARDS_UNITE,ek,2019-07-09,,,Ten,");
  expect(problem?.cause).toBe('WIZARDS_UNITE is earned at levels 10, 20 and 30, not "Ten".');
});
