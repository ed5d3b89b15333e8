import { expect, test } from "vitest";
import { datedTryouts } from "#app/domain/tryouts.ts";

const registration = { from: "2027-04-01", until: "2027-05-07" };
const dates = [{ day: "2027-05-16" }, { day: "2027-05-15" }, { day: "2027-05-15" }];
const tryouts = { ...registration, dates };
/** Oldest first. */
const tournaments = [{ timeZone: "America/Denver" }, { timeZone: "America/Chicago" }];

test("tryouts have their own zone, or the newest tournament’s, or UTC", () => {
  const zone = "America/New_York";
  expect(datedTryouts({ ...tryouts, timeZone: zone }, tournaments).zone).toBe(zone);
  expect(datedTryouts(tryouts, tournaments).zone).toBe("America/Chicago");
  expect(datedTryouts(tryouts, []).zone).toBe("UTC");
});

test("tryouts have their registration, and their days in order, each once", () => {
  const days = ["2027-05-15", "2027-05-16"];
  expect(datedTryouts(tryouts, [])).toMatchObject({ ...registration, days });
});
