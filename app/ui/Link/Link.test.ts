import { expect, test } from "vitest";
import { isPlainClick } from "./Link.tsx";

const click = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, button: 0 };

test("a click with a key or another button opens a new tab, as in every browser", () => {
  expect(isPlainClick(click)).toBe(true);
  for (const key of ["ctrlKey", "metaKey", "shiftKey", "altKey"]) {
    expect(isPlainClick({ ...click, [key]: true }), key).toBe(false);
  }
  expect(isPlainClick({ ...click, button: 1 })).toBe(false);
});
