import { expect, test } from "vitest";
import { sortedBy } from "#app/lib/list.ts";

test("numbers rise by size, texts by their characters", () => {
  expect(sortedBy([10, 9, 100], (number) => number)).toEqual([9, 10, 100]);
  expect(sortedBy(["b", "a", "B"], (text) => text)).toEqual(["B", "a", "b"]);
});

test("equals keep their order, and the list given stays as it was", () => {
  const items = [
    { name: "c", key: 2 },
    { name: "b", key: 1 },
    { name: "a", key: 1 },
  ];
  expect(sortedBy(items, ({ key }) => key).map(({ name }) => name)).toEqual(["b", "a", "c"]);
  expect(items.map(({ name }) => name)).toEqual(["c", "b", "a"]);
  expect(sortedBy([], () => 1)).toEqual([]);
});
