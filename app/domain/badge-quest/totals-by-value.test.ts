import { expect, test } from "vitest";
import { totalsByValue } from "./totals-by-value.ts";

const award = (badge: string) => ({ badge, player: "ek", date: "2019-07-07" });
const values = new Map([
  ["UP_DOG", "Character"],
  ["BOOK_CLUB", "Brain"],
] as const);
const totals = (...badges: ("UP_DOG" | "BOOK_CLUB")[]) =>
  totalsByValue(badges.map(award), (badge) =>
    badge === "UP_DOG" || badge === "BOOK_CLUB" ? values.get(badge) : undefined,
  );

test("badges are counted for all four values, in their order", () => {
  expect(totals("UP_DOG", "BOOK_CLUB", "UP_DOG")).toEqual([
    { value: "Brain", badges: 1 },
    { value: "Effort", badges: 0 },
    { value: "Skill", badges: 0 },
    { value: "Character", badges: 2 },
  ]);
});

test("no awards are four zeros, and a badge of unknown value counts for none", () => {
  const zeros = [0, 0, 0, 0];
  expect(totals().map(({ badges }) => badges)).toEqual(zeros);
  expect(totalsByValue([award("GONE")], () => undefined).map(({ badges }) => badges)).toEqual(
    zeros,
  );
});
