import { expect, test } from "vitest";
import { countTag, timesEarned } from "./badge-quest.ts";

test("a count shows only above one, as a plain number", () => {
  expect([0, 1, 2, 9, 10, 34].map(countTag)).toEqual([undefined, undefined, 2, 9, 10, 34]);
});

test("the count has a text version", () => {
  expect([0, 1, 3].map(timesEarned)).toEqual(["not earned", "earned once", "earned 3 times"]);
});
