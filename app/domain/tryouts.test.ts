import { expect, test } from "vitest";
import * as tryouts from "./tryouts.ts";

const dates = [{ day: "2027-05-16" }, { day: "2027-05-15" }, { day: "2027-05-15" }];
const dated = { from: "2027-04-01", until: "2027-05-07", dates };
/** Oldest first. */
const tournaments = [{ timeZone: "America/Denver" }, { timeZone: "America/Chicago" }];

test("tryouts have their own zone, or the newest tournament’s, or UTC", () => {
  const zone = "America/New_York";
  expect(tryouts.datedTryouts({ ...dated, timeZone: zone }, tournaments).timeZone).toBe(zone);
  expect(tryouts.datedTryouts(dated, tournaments).timeZone).toBe("America/Chicago");
  expect(tryouts.datedTryouts(dated, []).timeZone).toBe("UTC");
});

test("tryouts have their registration, and their days in order, each once", () => {
  const { from, until } = dated;
  const days = ["2027-05-15", "2027-05-16"];
  expect(tryouts.datedTryouts(dated, [])).toMatchObject({ from, until, days });
});

test.each([
  ["10:00", "15:00", "10:00 AM to 3:00 PM"],
  ["10:00", undefined, "from 10:00 AM"],
  [undefined, "15:00", "until 3:00 PM"],
  [undefined, undefined, undefined],
])("a tryout from %s to %s is written as %s", (start, end, written) => {
  expect(tryouts.hours(start, end)).toBe(written);
});

test("a callout’s year is the last one in its text", () => {
  expect(tryouts.calloutYear("Register for our 2026 and 2027 tryouts!")).toBe(2027);
  expect(tryouts.calloutYear("Over 20000 discs, 1999 players")).toBeUndefined();
});

test.each([
  ["Tryouts 2027!", "2027-05-07", dates, "2027-05-16"],
  ["Tryouts 2027!", "2027-06-01", dates, "2027-06-01"],
  ["Tryouts 2027!", undefined, dates, "2027-05-16"],
  ["Tryouts 2027!", "2027-05-07", [], "2027-05-07"],
  ["Tryouts 2027!", undefined, [], "2027-12-31"],
  ["Come and throw!", undefined, [], undefined],
])("“%s” with registration until %s and the days %j ends on %s", (callout, until, days, last) => {
  expect(tryouts.lastDay({ callout, until, dates: days })).toBe(last);
});
