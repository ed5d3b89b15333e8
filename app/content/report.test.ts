import { expect, test } from "vitest";
import { compareProblems, type Problem } from "./problem.ts";
import { annotations, printReport } from "./report.ts";
import { draftAfter } from "./testing/small-content.ts";

const problem: Problem = {
  severity: "error",
  file: "players.yml",
  line: 3,
  column: 11,
  field: "alder, jersey",
  cause: "jersey is 100.",
  remedy: "A jersey number is a whole number from 0 to 99.",
};

/** The small content with these problems. */
const reportOn = (...problems: readonly Problem[]) => ({
  draft: draftAfter(),
  problems,
  damagedFiles: new Set(problems.map(({ file }) => file)),
});

const counts =
  "3 players, 2 opponents, 1 roster, 1 tournament, 1 game, 1 news item, 1 badge, 2 awards and 1 playlist checked.";

test("the report on valid content is two lines", () => {
  expect(printReport(reportOn(), "content")).toBe(
    `${counts}\n0 errors, 0 warnings. Everything looks good.`,
  );
});

test("an error is printed with its location, cause and remedy", () => {
  expect(printReport(reportOn(problem), "content"))
    .toBe(`content/players.yml:3:11  error  alder, jersey
  jersey is 100.
  A jersey number is a whole number from 0 to 99.

1 error, 0 warnings. The site can't be built until the errors are fixed. Rules between files are checked once every file can be read.`);
});

test("errors come before warnings, wherever they are", () => {
  const earlier: Problem = { ...problem, severity: "warning", file: "opponents.yml" };
  const report = printReport(reportOn(earlier, problem), "content");
  expect(report).toMatch(/players\.yml[^]*opponents\.yml/);
});

test("the report says that warnings do not stop the build", () => {
  const report = printReport(reportOn({ ...problem, severity: "warning" }), "content");
  expect(report.split("\n").at(-1)).toBe(
    "0 errors, 1 warning. Warnings don't stop the build, but please check them.",
  );
});

test("GitHub gets a problem as a note at its line, with special characters escaped", () => {
  const note = { ...problem, field: "entry 2, link", cause: "100% wrong: see below." };
  expect(annotations([note], "content")).toBe(
    "::error file=content/players.yml,line=3,col=11,title=entry 2%2C link::100%25 wrong: see below. A jersey number is a whole number from 0 to 99.",
  );
});

test("problems are sorted by file, from top to bottom and left to right", () => {
  const order = [
    { ...problem, file: "a.yml", line: 2, column: 9 },
    { ...problem, file: "a.yml", line: 10, column: 1 },
    { ...problem, file: "a.yml", line: 10, column: 4 },
    { ...problem, file: "b.yml", line: 1, column: 1 },
  ];
  expect(order.toReversed().toSorted(compareProblems)).toEqual(order);
});
