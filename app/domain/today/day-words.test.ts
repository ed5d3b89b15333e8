import { expect, test } from "vitest";
import { formatCountdown, describeWait } from "./day-words.ts";

const MINUTE = 60_000;

test("a future day is tomorrow, or in a number of days", () => {
  expect([1, 2, 12].map(describeWait)).toEqual(["tomorrow", "in 2 days", "in 12 days"]);
});

const event = { id: "cup", start: "2027-06-12", end: "2027-06-13", timeZone: "UTC", games: [] };
const today = { is: "today", event, day: "2027-06-12" } as const;

test("the disc counts down to the next thing: minutes to a game, days to an event", () => {
  expect(formatCountdown({ ...today, game: 0, wait: MINUTE })).toEqual(["1", "minute"]);
  expect(formatCountdown({ ...today, game: 0, wait: 300 * MINUTE })).toEqual(["5", "hours"]);
  expect(formatCountdown({ ...today, game: 0, isOn: true })).toEqual(["On", "now"]);
  expect(formatCountdown({ is: "week", event, days: 1 })).toEqual(["1", "day"]);
  expect(formatCountdown({ is: "next", event, days: 8 })).toEqual(["8", "days"]);
});

test("without a countdown the disc is empty", () => {
  expect(formatCountdown({ is: "last played" })).toBeUndefined();
  expect(formatCountdown({ ...today, game: 2 })).toBeUndefined();
});
