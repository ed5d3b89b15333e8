import { problemsAfter, type Edit } from "#app/content/testing/small-content.ts";
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
      remedy: "The site shows the published record. If it's right, leave it as is.",
    },
  ]);
});

const problemsWith = (...edits: readonly Edit[]) =>
  problemsAfter(...edits).map(({ cause, remedy }) => [cause, remedy]);

/** Makes the only game of the season a tie. */
const tied = [tournament, "us: 13", "us: 9"] as const;

test("ties are part of the record", () => {
  const withTie = [roster, "wins: 1, losses: 0", "wins: 0, losses: 0, ties: 1"] as const;
  expect(problemsAfter(tied, withTie)).toEqual([]);
});

test("a record that only lacks the ties gets them suggested", () => {
  expect(problemsWith(tied, [roster, "wins: 1", "wins: 0"])).toEqual([
    [
      "The published record is 0-0, but the games of the sanctioned tournaments add up to 0-0-1.",
      "Add ties: 1. If the published record leaves them out, leave it as is.",
    ],
  ]);
});

test("a record with other ties than the games is a warning", () => {
  expect(problemsWith(tied, [roster, "losses: 0", "losses: 0, ties: 3"])).toEqual([
    [
      "The published record is 1-0-3, but the games of the sanctioned tournaments add up to 0-0-1.",
      "The site shows the published record. If it's right, leave it as is.",
    ],
  ]);
});

test("a missing record is suggested with its ties", () => {
  expect(problemsWith(tied, [roster, "results: { wins: 1, losses: 0 }\n", ""])).toEqual([
    [
      "The season has games with scores, 0-0-1, but no record.",
      "Add results: { wins: 0, losses: 0, ties: 1 }, and finish when the season is over.",
    ],
  ]);
});

test("scheduled games and unsanctioned tournaments do not count", () => {
  const noWins = [roster, "wins: 1", "wins: 0"] as const;
  expect(problemsAfter([tournament, ", us: 13, them: 9", ""], noWins)).toEqual([]);
  expect(problemsAfter([tournament, "sanctioned: true", "sanctioned: false"], noWins)).toEqual([]);
});

test("a season without a published record or scores is valid", () => {
  const unplayed = [tournament, ", us: 13, them: 9", ""] as const;
  const withoutRecord = [roster, "results: { wins: 1, losses: 0 }\n", ""] as const;
  expect(problemsAfter(unplayed, withoutRecord)).toEqual([]);
});
