import { expect, test } from "vitest";
import { findUnearned } from "#app/domain/badge-quest/rules.ts";

const award = (badge: string, date: string, player = "ek") => ({ badge, date, player });
const others = (count: number, date: string, player = "ek") =>
  Array.from({ length: count }, () => award("RAK", date, player));
const findCredits = (badge: string) => (badge === "FIVE" ? { others: 5 } : undefined);
const fab = (date: string) => award("FIVE", date);

test("a badge requires a number of other badges up to its day", () => {
  expect(findUnearned([fab("2019-08-05"), ...others(5, "2019-08-05")], findCredits)).toEqual([]);
  const late = [...others(4, "2019-08-05"), fab("2019-08-05"), ...others(1, "2019-08-06")];
  expect(findUnearned(late, findCredits)).toEqual([
    { award: fab("2019-08-05"), count: 1, needed: 5, others: 4 },
  ]);
});

test("a second one requires as many more, and does not count itself", () => {
  const log = [...others(9, "2019-08-05"), fab("2019-08-06"), fab("2019-08-07")];
  expect(findUnearned(log, findCredits)).toEqual([
    { award: fab("2019-08-07"), count: 2, needed: 10, others: 9 },
  ]);
  expect(findUnearned([...log, ...others(1, "2019-08-07")], findCredits)).toEqual([]);
});

test("another person’s badges do not count", () => {
  expect(
    findUnearned([...others(5, "2019-08-05", "alder"), fab("2019-08-06")], findCredits),
  ).toHaveLength(1);
});
