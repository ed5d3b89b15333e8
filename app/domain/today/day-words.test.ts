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

const event = { id: "cup", start: "2027-06-12", end: "2027-06-13", zone: "UTC", games: [] };
const today = { is: "today", event, day: "2027-06-12" } as const;

test("the disc counts what matters next: minutes to a game, days to an event", () => {
  expect(countOf({ ...today, game: 0, wait: MINUTE })).toEqual(["1", "minute"]);
  expect(countOf({ ...today, game: 0, wait: 300 * MINUTE })).toEqual(["5", "hours"]);
  expect(countOf({ ...today, game: 0, isOn: true })).toEqual(["On", "now"]);
  expect(countOf({ is: "week", event, days: 1 })).toEqual(["1", "day"]);
  expect(countOf({ is: "next", event, days: 8 })).toEqual(["8", "days"]);
});

test("without anything to count the disc is empty", () => {
  expect(countOf({ is: "last played" })).toBeUndefined();
  expect(countOf({ ...today, game: 2 })).toBeUndefined();
});
