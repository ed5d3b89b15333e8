import { expect, test } from "vitest";
import { groupBy } from "#app/lib/list.ts";

test("groups and their items keep their order", () => {
  const groups = groupBy(["alder", "elm", "ash", "elder"], (name) => name[0]);
  expect([...groups]).toEqual([
    ["a", ["alder", "ash"]],
    ["e", ["elm", "elder"]],
  ]);
});

test("without items there are no groups", () => {
  expect(groupBy([], () => 1).size).toBe(0);
});
