import { expect, test } from "vitest";
import { countBy } from "#app/lib/list.ts";

test("items are counted by key, in order of first appearance", () => {
  expect([...countBy(["b", "a", "b"], (letter) => letter)]).toEqual([
    ["b", 2],
    ["a", 1],
  ]);
});

test("without items there are no counts", () => {
  expect(countBy([], () => 1).size).toBe(0);
});
