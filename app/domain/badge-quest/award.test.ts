import { expect, test } from "vitest";
import { sortByTime } from "./badge-quest.ts";

const award = (player: string, date: string, time?: string) => ({
  badge: "RIVANIMALS",
  player,
  date,
  time,
});

test("awards are oldest first, by day, time and second", () => {
  const log = [
    award("ek", "2019-08-06", "09:00"),
    award("alder", "2019-08-05", "16:00:30"),
    award("maple", "2019-08-05", "16:00"),
    award("aspen", "2019-08-05", "09:30"),
  ];
  expect(sortByTime(log).map(({ player }) => player)).toEqual(["aspen", "maple", "alder", "ek"]);
});

test("an award without a time comes first in its day, ties keep their order", () => {
  const log = [
    award("b", "2019-08-05", "00:00"),
    award("a", "2019-08-05", "00:00"),
    award("c", "2019-08-05"),
  ];
  expect(sortByTime(log).map(({ player }) => player)).toEqual(["c", "b", "a"]);
  expect(sortByTime([])).toEqual([]);
});
