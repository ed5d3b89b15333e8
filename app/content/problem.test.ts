import { expect, test } from "vitest";
import { compareProblems, type Problem } from "./problem.ts";

function problemAt(file: string, line: number, column: number): Problem {
  return { severity: "error", file, line, column, field: "", cause: "", remedy: "" };
}

test("problems are sorted by file, from top to bottom and left to right", () => {
  const order = [
    problemAt("a.yml", 2, 9),
    problemAt("a.yml", 10, 1),
    problemAt("a.yml", 10, 4),
    problemAt("b.yml", 1, 1),
  ];
  expect(order.toReversed().toSorted(compareProblems)).toEqual(order);
});
