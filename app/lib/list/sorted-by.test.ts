import { expect, test } from "vitest";
import { sortedBy } from "#app/lib/list.ts";

test("numbers are sorted by size, texts by characters", () => {
  expect(sortedBy([10, 9, 100], (number) => number)).toEqual([9, 10, 100]);
  expect(sortedBy(["b", "a", "B"], (text) => text)).toEqual(["B", "a", "b"]);
});

test("ties keep their order, and the input is not changed", () => {
  const items = [
    { name: "c", key: 2 },
    { name: "b", key: 1 },
    { name: "a", key: 1 },
  ];
  expect(sortedBy(items, ({ key }) => key).map(({ name }) => name)).toEqual(["b", "a", "c"]);
  expect(items.map(({ name }) => name)).toEqual(["c", "b", "a"]);
  expect(sortedBy([], () => 1)).toEqual([]);
});
