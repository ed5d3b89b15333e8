import { expect, test } from "vitest";
import { groupBy } from "./group-by.ts";

test("groups and their items keep the order in which they come", () => {
  const groups = groupBy(["moore", "lo", "mast", "lin"], (name) => name[0]);
  expect([...groups]).toEqual([
    ["m", ["moore", "mast"]],
    ["l", ["lo", "lin"]],
  ]);
});

test("no items make no groups", () => {
  expect(groupBy([], () => 1).size).toBe(0);
});
