import { expect, test } from "vitest";
import { tabAfter } from "./Tabs.tsx";

test("arrows move to the adjacent tab", () => {
  expect(tabAfter("ArrowRight", 0, 3)).toBe(1);
  expect(tabAfter("ArrowLeft", 2, 3)).toBe(1);
});

test("arrows wrap around at both ends", () => {
  expect(tabAfter("ArrowRight", 2, 3)).toBe(0);
  expect(tabAfter("ArrowLeft", 0, 3)).toBe(2);
});

test("Home and End jump to the ends", () => {
  expect(tabAfter("Home", 1, 3)).toBe(0);
  expect(tabAfter("End", 1, 3)).toBe(2);
});

test("every other key is left to the browser", () => {
  expect(tabAfter("Tab", 1, 3)).toBeUndefined();
  expect(tabAfter("ArrowDown", 1, 3)).toBeUndefined();
});
