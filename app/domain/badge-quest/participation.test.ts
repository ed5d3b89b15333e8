import { expect, test } from "vitest";
import { participationPercent } from "./badge-quest.ts";

const percent = (people: string[], ...active: string[]) =>
  participationPercent(people, new Map(active.map((person) => [person, 1])));

test("participation is the rounded share of people with a badge", () => {
  expect(percent(["a", "b", "c"], "a")).toBe(33);
  expect(percent(["a", "b", "c"], "a", "b")).toBe(67);
  expect(percent(["a", "b"], "a", "b")).toBe(100);
  expect(percent(["a", "b"])).toBe(0);
});

test("people outside the roster, and counts of zero, are not participants", () => {
  expect(percent(["a", "b"], "stranger")).toBe(0);
  expect(participationPercent(["a"], new Map([["a", 0]]))).toBe(0);
});

test("an empty roster is 0 percent", () => {
  expect(percent([])).toBe(0);
});
