import { problemsAfter } from "#app/content/testing/small-content.ts";
import { expect, test } from "vitest";

const file = "badge-quest/2019/awards.csv";
const row = "HI_FIVE,ek,2019-07-08,,,Ohio,\n";
/** The published total, which another check compares with the log. */
const threeAwards = ["badge-quest/history.yml", "totalBadges: 2", "totalBadges: 3"] as const;

test("a repeated award is reported at its second row", () => {
  expect(problemsAfter([file, row, row + row], threeAwards)).toEqual([
    {
      severity: "error",
      file,
      line: 4,
      column: 1,
      field: "badge",
      cause: "An earlier row already has this HI_FIVE for ek at the same time.",
      remedy: "Delete the row, or write yes under again if it was earned several times at once.",
    },
  ]);
});

test("a repeated award is valid if its row says so", () => {
  expect(
    problemsAfter([file, row, `${row}HI_FIVE,ek,2019-07-08,,,Ohio,yes\n`], threeAwards),
  ).toEqual([]);
});

test("an award with another note is another award", () => {
  expect(problemsAfter([file, row, `${row}HI_FIVE,ek,2019-07-08,,,Iowa,\n`], threeAwards)).toEqual(
    [],
  );
});

test("a row cannot be marked as a repeat without an original", () => {
  const [problem] = problemsAfter([file, "Ohio,", "Ohio,yes"]);
  expect([problem?.line, problem?.column, problem?.cause, problem?.remedy]).toEqual([
    3,
    30,
    "again is yes, but no earlier row is identical.",
    "Clear the cell, or correct the row.",
  ]);
});
