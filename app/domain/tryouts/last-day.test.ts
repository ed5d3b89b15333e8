import { expect, test } from "vitest";
import { calloutYear, lastDay } from "#app/domain/tryouts.ts";

test("a callout’s year is the last one in its text", () => {
  expect(calloutYear("Register for our 2026 and 2027 tryouts!")).toBe(2027);
  expect(calloutYear("Over 20000 discs, 1999 players")).toBeUndefined();
});

test("tryouts end on their last day, which may be after registration, or with the callout’s year, or never", () => {
  const dates = [{ day: "2027-05-16" }, { day: "2027-05-15" }];
  const until = "2027-05-07";
  expect(lastDay({ callout: "Tryouts 2027!", until, dates })).toBe("2027-05-16");
  expect(lastDay({ callout: "Tryouts 2027!", until: "2027-06-01", dates })).toBe("2027-06-01");
  expect(lastDay({ callout: "Tryouts 2027!", dates })).toBe("2027-05-16");
  expect(lastDay({ callout: "Tryouts 2027!", until, dates: [] })).toBe(until);
  expect(lastDay({ callout: "Tryouts 2027!", dates: [] })).toBe("2027-12-31");
  expect(lastDay({ callout: "Come and throw!", dates: [] })).toBeUndefined();
});
