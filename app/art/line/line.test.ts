import { expect, test } from "vitest";
import { drawLine, measureLine } from "./line.ts";

test("a win is a bar up, a loss a bar down and a tie across the line, in playing order", () => {
  expect(drawLine([[15, -5, 0, 1]])).toEqual({
    width: 16,
    win: "M2 0v-17M14 0v-3",
    loss: "M6 0v7",
    tie: "M10-1v2",
  });
});

test("a gap parts tournaments; one without a score leaves none", () => {
  expect(drawLine([[1], [], [1]]).win).toBe("M2 0v-3M9 0v-3");
});

test("a season without games is a short empty line", () => {
  expect(drawLine([])).toEqual({ width: 24, win: "", loss: "", tie: "" });
});

test("lines side by side share the extent of their highest bars, of at least a close game", () => {
  expect(measureLine([4, -9, 2])).toEqual({ up: 6, down: 11 });
  expect(measureLine([15, 3])).toEqual({ up: 17, down: 3 });
  expect(measureLine([])).toEqual({ up: 3, down: 3 });
});
