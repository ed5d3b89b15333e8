import { expect, test } from "vitest";
import { neighbours } from "#app/lib/list.ts";

test("an item in the middle has both neighbours", () => {
  expect(neighbours([2019, 2021, 2022], 2021)).toEqual({ previous: 2019, next: 2022 });
});

test("the ends have one neighbour each", () => {
  expect(neighbours([2019, 2021], 2019)).toEqual({ previous: undefined, next: 2021 });
  expect(neighbours([2019, 2021], 2021)).toEqual({ previous: 2019, next: undefined });
});

test("a single item, and an item that is not in the list, have none", () => {
  const none = { previous: undefined, next: undefined };
  expect(neighbours([2019], 2019)).toEqual(none);
  expect(neighbours([2019, 2021], 2020)).toEqual(none);
  expect(neighbours([], 2019)).toEqual(none);
});
