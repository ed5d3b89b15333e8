import { expect, test } from "vitest";
import { countOf, inDays, shortWait } from "./day-words.ts";

const MINUTE = 60_000;

test("a day to come is tomorrow, or in so many days", () => {
  expect([1, 2, 12].map(inDays)).toEqual(["tomorrow", "in 2 days", "in 12 days"]);
});

test("the wait for a game is said in minutes, from an hour and a half on in hours", () => {
  expect([35, 89, 91].map((minutes) => shortWait(minutes * MINUTE))).toEqual([
    "35 min",
    "89 min",
    "2 hours",
  ]);
});

test("the disc counts what matters next: minutes to a game, days to an event", () => {
  expect(countOf({ key: "cup:2027-06-12", game: 0, wait: MINUTE })).toEqual(["1", "minute"]);
  expect(countOf({ key: "cup:2027-06-12", game: 0, wait: 300 * MINUTE })).toEqual(["5", "hours"]);
  expect(countOf({ key: "cup:2027-06-12", game: 0, isOn: true })).toEqual(["On", "now"]);
  expect(countOf({ key: "cup:week", days: 1 })).toEqual(["1", "day"]);
  expect(countOf({ key: "cup:next", days: 8 })).toEqual(["8", "days"]);
});

test("of tryouts the disc counts the days to go, then those left, and says the last one", () => {
  expect(countOf({ key: "tryouts:soon", days: 2 })).toEqual(["2", "days to go"]);
  expect(countOf({ key: "tryouts:open", days: 1 })).toEqual(["1", "day left"]);
  expect(countOf({ key: "tryouts:open", days: 0 })).toEqual(["Last", "day"]);
});

test("without anything to count the disc is empty", () => {
  expect(countOf({ key: "last:played" })).toBeUndefined();
  expect(countOf({ key: "cup:2027-06-13", game: 2 })).toBeUndefined();
});
