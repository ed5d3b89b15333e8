import { expect, test } from "vitest";
import { groupByWeek } from "./badge-quest.ts";

const weeks = (days: string[]) => groupByWeek(days, (day) => day);

test("a week starts on Monday and ends on Sunday", () => {
  expect(weeks(["2019-08-11", "2019-08-05"])).toEqual([
    { first: "2019-08-05", last: "2019-08-11", items: ["2019-08-11", "2019-08-05"] },
  ]);
});

test("empty weeks are listed between the others", () => {
  expect(
    weeks(["2019-08-26", "2019-08-11"]).map(({ first, items }) => [first, items.length]),
  ).toEqual([
    ["2019-08-05", 1],
    ["2019-08-12", 0],
    ["2019-08-19", 0],
    ["2019-08-26", 1],
  ]);
});
