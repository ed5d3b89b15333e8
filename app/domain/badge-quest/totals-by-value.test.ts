import { expect, test } from "vitest";
import { totalsByValue } from "./badge-quest.ts";

const award = (badge: string) => ({ badge, player: "ek", date: "2019-07-07" });
const badgeValues = new Map([
  ["UP_DOG", "Character"],
  ["BOOK_CLUB", "Brain"],
]);
const four = ["Brain", "Effort", "Skill", "Character"];
const totals = (values: readonly string[], ...badges: string[]) =>
  totalsByValue(badges.map(award), values, ({ badge }) => badgeValues.get(badge));

test("badges are counted for all values, in order", () => {
  expect(totals(four, "UP_DOG", "BOOK_CLUB", "UP_DOG")).toEqual([
    { value: "Brain", badges: 1 },
    { value: "Effort", badges: 0 },
    { value: "Skill", badges: 0 },
    { value: "Character", badges: 2 },
  ]);
});

test("without awards all totals are zero, and a badge of an unknown value does not count", () => {
  const zeros = [0, 0, 0, 0];
  expect(totals(four).map(({ badges }) => badges)).toEqual(zeros);
  expect(totals(four, "GONE").map(({ badges }) => badges)).toEqual(zeros);
});
