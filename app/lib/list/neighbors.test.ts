import { expect, test } from "vitest";
import { neighbors } from "#app/lib/list.ts";

test("an item in the middle has both neighbors", () => {
  expect(neighbors([2019, 2021, 2022], 2021)).toEqual({ previous: 2019, next: 2022 });
});

test("the ends have one neighbor each", () => {
  expect(neighbors([2019, 2021], 2019)).toEqual({ previous: undefined, next: 2021 });
  expect(neighbors([2019, 2021], 2021)).toEqual({ previous: 2019, next: undefined });
});

test("a single item, and an item that is not in the list, have none", () => {
  const none = { previous: undefined, next: undefined };
  expect(neighbors([2019], 2019)).toEqual(none);
  expect(neighbors([2019, 2021], 2020)).toEqual(none);
  expect(neighbors([], 2019)).toEqual(none);
});
