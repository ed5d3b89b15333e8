import { expect, test } from "vitest";
import { shapeTryouts } from "./shape-tryouts.ts";

const tournaments = [{ timeZone: "America/Denver" }, { timeZone: "America/Chicago" }];
const base = { callout: "Come", link: "https://forms.example/", until: "2027-05-07" };
const tryouts = { ...base, dates: [], bring: [], faq: [] };

test("tryouts without a zone have that of the newest tournament", () => {
  const zoneOf = (one: typeof tryouts & { timeZone?: string }) =>
    shapeTryouts(one, tournaments).dates?.tryouts?.zone;
  expect(zoneOf(tryouts)).toBe("America/Chicago");
  expect(zoneOf({ ...tryouts, timeZone: "America/New_York" })).toBe("America/New_York");
});

test("a tryout has its hours as far as they are known", () => {
  const day = "2027-05-15";
  const dates = [{ day, start: "10:00", end: "15:00" }, { day, end: "15:00" }, { day }];
  const { days } = shapeTryouts({ ...tryouts, timeZone: "America/Chicago", dates }, tournaments);
  expect(days.map(({ time }) => time)).toEqual([
    "10:00 AM to 3:00 PM, Central time",
    "until 3:00 PM, Central time",
    undefined,
  ]);
});
