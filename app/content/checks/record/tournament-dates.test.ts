import { problemsAfter } from "#app/content/testing/small-content.ts";
import { expect, test } from "vitest";

const file = "seasons/2019/tournaments/2019-esc.yml";

test("a tournament cannot end before it starts", () => {
  const [problem] = problemsAfter([file, "end: 2019-08-18", "end: 2019-08-16"]);
  expect(problem).toEqual({
    severity: "error",
    file,
    line: 2,
    column: 34,
    field: "dates, end",
    cause: "The end, 2019-08-16, is before the start, 2019-08-17.",
    remedy: "Correct one of the two.",
  });
});

test("a tournament outside its season’s year is reported with the likely date", () => {
  const [problem] = problemsAfter([file, "start: 2019-08-17", "start: 2018-08-17"]);
  expect(problem?.cause).toBe("start is 2018-08-17, but the tournament is in the season 2019.");
  expect(problem?.remedy).toBe(
    "Did you mean 2019-08-17? If not, move the file to the right season, or add season: 2019 if it counts for 2019.",
  );
});

test("a tournament may start in its season and end after New Year, within ten days", () => {
  const [start, end] = ["start: 2019-08-17, end: 2019-08-18", "start: 2019-12-31, end: 2020-01-01"];
  const game = "date: 2019-08-17";
  expect(problemsAfter([file, start, end], [file, game, "date: 2020-01-01"])).toEqual([]);
  const [problem] = problemsAfter([file, "end: 2019-08-18", "end: 2020-08-18"]);
  expect(problem?.cause).toBe("end is 2020-08-18, but the tournament is in the season 2019.");
});

/** Problems of a tournament in seasons/2019 that is played in this year and names this season. */
const problemsWith = (year: number, season: number) =>
  problemsAfter(
    [
      file,
      "start: 2019-08-17, end: 2019-08-18 }",
      `start: ${year}-02-08, end: ${year}-02-09 }\nseason: ${season}`,
    ],
    [file, "date: 2019-08-17", `date: ${year}-02-08`],
  );

test("a tournament that names its season may be played in the year before or after it", () => {
  expect(problemsWith(2020, 2019)).toEqual([]);
  expect(problemsWith(2018, 2019).filter(({ severity }) => severity === "error")).toEqual([]);
  expect(problemsWith(2021, 2019)[0]?.cause).toBe(
    "start is 2021-02-08, but the tournament is in the season 2019.",
  );
});

test("a tournament cannot name another season than that of its folder", () => {
  expect(problemsWith(2020, 2020)[0]).toMatchObject({
    field: "season",
    cause: "season is 2020, but the file is in seasons/2019.",
    remedy:
      "Move the file to seasons/2020/tournaments/ and start its name with 2020-, or correct season.",
  });
});

test("a tournament of eleven days is too long, one of ten is not", () => {
  expect(problemsAfter([file, "end: 2019-08-18", "end: 2019-08-26"])).toEqual([]);
  const [problem] = problemsAfter([file, "end: 2019-08-18", "end: 2019-08-27"]);
  expect(problem?.cause).toBe("The tournament lasts 11 days.");
  expect(problem?.remedy).toBe(
    "A tournament lasts at most 10 days. Correct the start or the end, or add league: true for an event of several weekends or a season.",
  );
});

test("a tournament with scores or a result has dates", () => {
  const [problem] = problemsAfter([file, "dates: { start: 2019-08-17, end: 2019-08-18 }\n", ""]);
  expect(problem).toMatchObject({
    severity: "error",
    field: "games",
    cause: "The tournament has scores but no dates.",
    remedy: "Add dates: { start: 2019-08-17, end: 2019-08-18 }.",
  });
  const dates = "dates: { start: 2019-08-17, end: 2019-08-18 }";
  const found = problemsAfter([file, dates, "result: 3"], [file, ", us: 13, them: 9", ""]);
  expect(found.map(({ cause }) => cause)).toContain("The tournament has a result but no dates.");
});
