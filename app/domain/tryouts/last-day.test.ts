import { expect, test } from "vitest";
import { calloutYear, lastDay } from "#app/domain/tryouts.ts";

test("a callout’s year is the last one in its text", () => {
  expect(calloutYear("Register for our 2026 and 2027 tryouts!")).toBe(2027);
  expect(calloutYear("Over 20000 discs, 1999 players")).toBeUndefined();
});

test("tryouts end on their last day, or with the callout’s year, or never", () => {
  expect(lastDay({ callout: "Tryouts 2027!", until: "2027-05-07" })).toBe("2027-05-07");
  expect(lastDay({ callout: "Tryouts 2027!" })).toBe("2027-12-31");
  expect(lastDay({ callout: "Come and throw!" })).toBeUndefined();
});
