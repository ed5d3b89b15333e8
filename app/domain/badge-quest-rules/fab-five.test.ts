import { expect, test } from "vitest";
import { unearnedFabFives } from "#app/domain/badge-quest/rules.ts";

const award = (badge: string, date: string, player = "ek") => ({ badge, date, player });
const others = (count: number, date: string, player = "ek") =>
  Array.from({ length: count }, () => award("RAK", date, player));
const fab = (date: string) => award("FAB_FIVE", date);

test("Fab Five takes five other badges up to its day", () => {
  expect(unearnedFabFives([fab("2019-08-05"), ...others(5, "2019-08-05")])).toEqual([]);
  const late = [...others(4, "2019-08-05"), fab("2019-08-05"), ...others(1, "2019-08-06")];
  expect(unearnedFabFives(late)).toEqual([{ award: fab("2019-08-05"), count: 1, others: 4 }]);
});

test("a second Fab Five takes five more, and itself is none of them", () => {
  const log = [...others(9, "2019-08-05"), fab("2019-08-06"), fab("2019-08-07")];
  expect(unearnedFabFives(log)).toEqual([{ award: fab("2019-08-07"), count: 2, others: 9 }]);
  expect(unearnedFabFives([...log, ...others(1, "2019-08-07")])).toEqual([]);
});

test("badges of somebody else do not count", () => {
  expect(unearnedFabFives([...others(5, "2019-08-05", "alder"), fab("2019-08-06")])).toHaveLength(
    1,
  );
});
