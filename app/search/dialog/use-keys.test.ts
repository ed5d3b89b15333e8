import { expect, test } from "vitest";
import { isAtEnd } from "./use-keys.ts";

/** Whether left and right change the group, with this selection in the search field. */
const changesGroup = (value: string, selectionStart: number, selectionEnd = selectionStart) =>
  isAtEnd({ selectionStart, selectionEnd, value });

test("left and right change the group only while the caret is at the end of the field", () => {
  expect(changesGroup("eddy", 4)).toBe(true);
  expect(changesGroup("", 0)).toBe(true);
  expect(changesGroup("eddy", 2)).toBe(false);
});

test("left and right change no group while text is selected, even up to the end", () => {
  expect(changesGroup("eddy", 0, 4)).toBe(false);
  expect(changesGroup("eddy", 2, 4)).toBe(false);
});
