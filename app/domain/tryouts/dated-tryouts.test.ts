import { expect, test } from "vitest";
import { datedTryouts } from "#app/domain/tryouts.ts";

const registration = { from: "2027-04-01", until: "2027-05-07" };
const tournaments = [{ timeZone: "America/Denver" }, { timeZone: "America/Chicago" }];

test("tryouts have their own zone, or the newest tournament’s, or UTC", () => {
  const own = { ...registration, timeZone: "America/New_York" };
  expect(datedTryouts(own, tournaments)).toEqual({ ...registration, zone: "America/New_York" });
  expect(datedTryouts(registration, tournaments).zone).toBe("America/Chicago");
  expect(datedTryouts(registration, []).zone).toBe("UTC");
});
