import { expect, test } from "vitest";
import { groupBy } from "./group-by.ts";

test("groups and their items keep the order in which they come", () => {
  const groups = groupBy(["alder", "ek", "mast", "lin"], (name) => name[0]);
  expect([...groups]).toEqual([
    ["m", ["alder", "mast"]],
    ["l", ["ek", "lin"]],
  ]);
});

test("no items make no groups", () => {
  expect(groupBy([], () => 1).size).toBe(0);
});
