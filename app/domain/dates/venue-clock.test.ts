import { expect, test } from "vitest";
import { venueDay, venueMoment, venueTime, zoneName } from "./venue-clock.ts";

test("a date and time at a venue is a moment, in winter and in summer", () => {
  expect(venueMoment("2027-01-15", "09:00", "America/New_York")).toBe(
    Date.parse("2027-01-15T14:00Z"),
  );
  expect(venueMoment("2027-07-15", "09:00", "America/New_York")).toBe(
    Date.parse("2027-07-15T13:00Z"),
  );
  expect(venueMoment("2027-07-15", "09:00", "America/Phoenix")).toBe(
    Date.parse("2027-07-15T16:00Z"),
  );
});

/** Day and time on the venue's clock at the moment computed for a day and time. */
function shownFor(day: string, time: string, zone: string): string {
  const at = venueMoment(day, time, zone);
  return `${venueDay(at, zone)} ${venueTime(at, zone)}`;
}

test.each([
  ["America/New_York", "2026-03-08", "02:30", "2026-03-08 03:30"],
  ["America/Los_Angeles", "2026-03-08", "02:00", "2026-03-08 03:00"],
  ["America/Santiago", "2026-09-06", "00:00", "2026-09-06 01:00"],
  ["Europe/London", "2026-03-29", "01:30", "2026-03-29 02:30"],
  ["Europe/Berlin", "2026-03-29", "02:30", "2026-03-29 03:30"],
  ["Africa/Cairo", "2026-04-24", "00:00", "2026-04-24 01:00"],
  ["Australia/Sydney", "2026-10-04", "02:30", "2026-10-04 03:30"],
  // Clocks go forward by half an hour here.
  ["Australia/Lord_Howe", "2026-10-04", "02:15", "2026-10-04 02:45"],
])("in %s %s has no %s: the moment is later, %s", (zone, day, time, shown) => {
  expect(shownFor(day, time, zone)).toBe(shown);
});

/** The days on which clocks change, forward and back. */
test.each([
  ["America/New_York", "2026-03-08", "2026-11-01"],
  ["America/Santiago", "2026-09-06", "2026-04-05"],
  ["Europe/London", "2026-03-29", "2026-10-25"],
  ["Europe/Berlin", "2026-03-29", "2026-10-25"],
  ["Australia/Sydney", "2026-10-04", "2026-04-05"],
  ["Australia/Lord_Howe", "2026-10-04", "2026-04-05"],
])("every other time in %s on %s and %s matches the wall clock", (zone, forward, back) => {
  for (let minute = 0; minute < 24 * 60; minute += 15) {
    const time = new Date(minute * 60_000).toISOString().slice(11, 16);
    expect(shownFor(back, time, zone)).toBe(`${back} ${time}`);
    // Some times from 00:00 to 03:30 do not exist.
    if (minute >= 3.5 * 60) expect(shownFor(forward, time, zone)).toBe(`${forward} ${time}`);
  }
});

test("a time zone has a name for visitors", () => {
  const names = ["America/Chicago", "Europe/Berlin", "Asia/Tokyo"].map(zoneName);
  expect(names).toEqual(["Central time", "Central European time", "Japan Standard time"]);
});
