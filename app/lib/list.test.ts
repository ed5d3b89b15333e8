import { expect, test } from "vitest";
import { mapConcurrently, neighbors, top } from "./list.ts";

test.each([
  [2021, { previous: 2019, next: 2022 }],
  [2019, { previous: undefined, next: 2021 }],
  [2022, { previous: 2021, next: undefined }],
  [2020, { previous: undefined, next: undefined }],
])("the neighbors of %i are %j", (year, expected) => {
  expect(neighbors([2019, 2021, 2022], year)).toEqual(expected);
});

test("results have the order of the list, and concurrency is limited", async () => {
  let [working, most] = [0, 0];
  const results = await mapConcurrently([30, 10, 20, 5], 2, async (wait) => {
    working += 1;
    most = Math.max(most, working);
    await new Promise((resolve) => setTimeout(resolve, wait));
    working -= 1;
    return wait * 2;
  });
  expect([results, most]).toEqual([[60, 20, 40, 10], 2]);
});

const value = (number: number) => number;

test("the first items are kept, and ties with the last one are counted", () => {
  expect(top([9, 7, 7, 7, 5], 2, value)).toEqual({ first: [9, 7], equals: 2 });
  expect(top([9, 7, 5], 2, value)).toEqual({ first: [9, 7], equals: 0 });
  expect(top([9], 2, value)).toEqual({ first: [9], equals: 0 });
  expect(top([], 2, value)).toEqual({ first: [], equals: 0 });
});
