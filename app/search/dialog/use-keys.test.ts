import { expect, test } from "vitest";
import { isAtEnd } from "./use-keys.ts";

const field = (selectionStart: number, selectionEnd: number, value = "eddy") =>
  isAtEnd({ selectionStart, selectionEnd, value });

test("left and right belong to the groups only where they cannot move the caret", () => {
  expect(field(4, 4)).toBe(true);
  expect(field(0, 0, "")).toBe(true);
  expect(field(2, 2)).toBe(false);
});

test("left and right end a selection first, even one that reaches the end", () => {
  expect(field(0, 4)).toBe(false);
  expect(field(2, 4)).toBe(false);
});
