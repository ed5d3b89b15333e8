import { expect, test } from "vitest";
import { newestFirst } from "./newest-first.ts";

const item = (id: string, day?: string) => ({ id, day });
const sorted = (items: ReturnType<typeof item>[]) =>
  newestFirst(items, ({ day }) => day).map(({ id }) => id);

test("the newest come first and the undated last", () => {
  expect(
    sorted([item("a", "2016-07-09"), item("b"), item("c", "2022-10-01"), item("d", "2019-12-31")]),
  ).toEqual(["c", "d", "a", "b"]);
});

test("items of one day, and undated ones, keep their order", () => {
  expect(sorted([item("x"), item("b", "2019-07-07"), item("a", "2019-07-07"), item("w")])).toEqual([
    "b",
    "a",
    "x",
    "w",
  ]);
});
