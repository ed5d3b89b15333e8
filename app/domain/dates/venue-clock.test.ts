import { expect, test } from "vitest";
import { venueDay, venueMoment, venueTime, zoneName } from "./venue-clock.ts";

test("a day and time at a venue is a moment, in winter and in summer", () => {
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

test("around a change of clocks the moment is the one that the clock shows", () => {
  for (const time of ["00:30", "01:30", "03:30", "12:00"]) {
    const at = venueMoment("2027-03-14", time, "America/New_York");
    expect(venueTime(at, "America/New_York")).toBe(time);
    expect(venueDay(at, "America/New_York")).toBe("2027-03-14");
  }
});

test("a zone is called as it is today", () => {
  const names = ["America/Chicago", "Europe/Berlin", "Asia/Tokyo"].map(zoneName);
  expect(names).toEqual(["Central time", "Central European time", "Japan Standard time"]);
});
