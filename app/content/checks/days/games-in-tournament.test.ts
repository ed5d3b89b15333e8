import { problemsAfter, type Edit } from "#app/content/testing/small-content.ts";
import { expect, test } from "vitest";

const file = "seasons/2019/tournaments/2019-esc.yml";
const dates = "dates: { start: 2019-08-17, end: 2019-08-18 }\n";

test("a game in a mistyped year gets the likely date suggested", () => {
  expect(problemsAfter([file, "date: 2019-08-17", "date: 2107-08-17"])).toEqual([
    {
      severity: "error",
      file,
      line: 7,
      column: 44,
      field: "games 1, date",
      cause: "date is 2107-08-17, outside the tournament from 2019-08-17 to 2019-08-18.",
      remedy:
        "Did you mean 2019-08-17? Correct the date of the game, or the dates of the tournament.",
    },
  ]);
});

test("a game one day late is outside, one on the last day is not", () => {
  expect(problemsAfter([file, "date: 2019-08-17", "date: 2019-08-18"])).toEqual([]);
  const [problem] = problemsAfter([file, "date: 2019-08-17", "date: 2019-08-19"]);
  expect(problem?.remedy).toBe("Correct the date of the game, or the dates of the tournament.");
});

test("a game in a tournament without dates must be in its season", () => {
  const causes = (...edits: Edit[]) =>
    problemsAfter([file, dates, ""], ...edits).map(({ cause }) => cause);
  const outside = "date is 2018-08-17, outside the tournament of 2019.";
  expect(causes()).toEqual(["The tournament has scores but no dates."]);
  expect(causes([file, "date: 2019-08", "date: 2018-08"])).toContain(outside);
});
