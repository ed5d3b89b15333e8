import { expect, test } from "vitest";
import { venueMoment } from "#app/domain/dates/venue-clock.ts";
import type { DatedEvent } from "./day-state.ts";
import { pollDelay, areScoresExpected } from "./scores-expected.ts";

const timeZone = "America/New_York";
const momentAt = (day: string, time: string) => venueMoment(day, time, timeZone);
const saturday = "2027-06-12";
const sunday = "2027-06-13";

const event: DatedEvent = {
  id: "cup",
  start: saturday,
  end: sunday,
  timeZone,
  games: [
    { day: saturday, start: momentAt(saturday, "09:00"), hasScore: true },
    { day: saturday, start: momentAt(saturday, "15:00"), hasScore: false },
    { day: sunday, start: momentAt(sunday, "10:00"), hasScore: false },
  ],
};

test("scores are expected from an hour before a day's first game to three hours after its last", () => {
  expect(areScoresExpected({ events: [event] }, momentAt(saturday, "07:59"))).toBe(false);
  expect(areScoresExpected({ events: [event] }, momentAt(saturday, "08:00"))).toBe(true);
  expect(areScoresExpected({ events: [event] }, momentAt(saturday, "18:00"))).toBe(true);
  expect(areScoresExpected({ events: [event] }, momentAt(saturday, "18:01"))).toBe(false);
  expect(areScoresExpected({ events: [event] }, momentAt(sunday, "09:00"))).toBe(true);
});

test("an untimed game is expected all day, in the venue’s time zone", () => {
  const someTime = { ...event, games: [{ day: sunday, hasScore: false }] };
  expect(areScoresExpected({ events: [someTime] }, momentAt(saturday, "23:59"))).toBe(false);
  expect(areScoresExpected({ events: [someTime] }, momentAt(sunday, "00:00"))).toBe(true);
  expect(areScoresExpected({ events: [someTime] }, momentAt(sunday, "23:59"))).toBe(true);
});

test("a day with a timed and an untimed game expects scores long after the timed one", () => {
  const games = [
    { day: saturday, start: momentAt(saturday, "09:00"), hasScore: true },
    { day: saturday, hasScore: false },
  ];
  expect(areScoresExpected({ events: [{ ...event, games }] }, momentAt(saturday, "20:00"))).toBe(
    true,
  );
});

test("without changes polling slows down to once in eight minutes", () => {
  expect([0, 1, 2, 3, 4, 9].map((answers) => pollDelay(answers) / 60_000)).toEqual([
    1, 2, 4, 8, 8, 8,
  ]);
});
