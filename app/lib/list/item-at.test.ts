import { expect, test } from "vitest";
import { itemAt } from "#app/lib/item-at.ts";

test("an item inside the list is returned, falsy ones included", () => {
  expect(itemAt(["a", "b"], 1)).toBe("b");
  expect(itemAt([0], 0)).toBe(0);
});

test("an index outside the list is an error", () => {
  expect(() => itemAt(["a"], 1)).toThrow(new RangeError("No item 1 in a list of 1"));
  expect(() => itemAt(["a"], -1)).toThrow(new RangeError("No item -1 in a list of 1"));
  expect(() => itemAt(["a"], 0.5)).toThrow(new RangeError("No item 0.5 in a list of 1"));
});
