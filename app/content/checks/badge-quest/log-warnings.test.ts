import { logWith } from "#app/content/testing/award-log.ts";
import { expect, test } from "vitest";

const remedy = "Correct or delete the row. If it's right, leave it as is.";

test("a suspicious row is a warning at its cell that says what to do", () => {
  expect(
    logWith("RIVANIMALS,ek,2019-07-09,,,Crane,", "RIVANIMALS,berg,2019-07-10,,,crane,"),
  ).toEqual([
    {
      severity: "warning",
      file: "badge-quest/2019/awards.csv",
      line: 3,
      column: 30,
      field: "note",
      cause: "RIVANIMALS credits each species once, and line 2 already has Crane for ek.",
      remedy,
    },
  ]);
});

test("lines are counted as in the file, with its damaged and empty rows", () => {
  const problems = logWith(
    "RIVANIMALS,ek,July 9,,,Crane,",
    "RIVANIMALS,ek,2019-07-09,,,Crane,",
    "",
    "RIVANIMALS,berg,2019-07-10,,,Crane,",
  );
  expect(problems.map(({ line, severity }) => `${line} ${severity}`)).toEqual([
    "2 error",
    "5 warning",
  ]);
  expect(problems.at(-1)?.cause).toContain("and line 3 already has Crane");
});
