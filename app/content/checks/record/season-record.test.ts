import { problemsAfter } from "#app/content/testing/small-content.ts";
import { expect, test } from "vitest";

const roster = "seasons/2019/roster.yml";
const tournament = "seasons/2019/tournaments/2019-esc.yml";

test("a published record that differs from the sanctioned games is a warning", () => {
  expect(problemsAfter([roster, "wins: 1", "wins: 2"])).toEqual([
    {
      severity: "warning",
      file: roster,
      line: 2,
      column: 10,
      field: "results",
      cause:
        "The published record is 2-0, but the games of the sanctioned tournaments add up to 1-0.",
      remedy:
        "The published record is what the site shows. If it is right, nothing needs to be done.",
    },
  ]);
});

test("ties, scheduled games and unsanctioned tournaments do not count", () => {
  const none = [roster, "wins: 1", "wins: 0"] as const;
  expect(problemsAfter([tournament, "us: 13", "us: 9"], none)).toEqual([]);
  expect(problemsAfter([tournament, ", us: 13, them: 9", ""], none)).toEqual([]);
  expect(problemsAfter([tournament, "sanctioned: true", "sanctioned: false"], none)).toEqual([]);
});

test("a season without results yet has nothing to compare", () => {
  const unplayed = [tournament, ", us: 13, them: 9", ""] as const;
  const without = [roster, "results: { wins: 1, losses: 0 }\n", ""] as const;
  expect(problemsAfter(unplayed, without)).toEqual([]);
});

test("a damaged game is not reported as a wrong record, too", () => {
  const problems = problemsAfter([tournament, "us: 13", "us: -13"]);
  expect(problems.map(({ cause }) => cause)).toEqual(["us is -13."]);
});
