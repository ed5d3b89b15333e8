import { expect, test } from "vitest";
import { shapeTryouts } from "./shape-tryouts.ts";

const base = { callout: "Come", link: "https://forms.example/", until: "2027-05-07" };
const tryouts = { ...base, dates: [], bring: [], faq: [] };

test("a tryout day has its hours as far as they are known, in the zone of the tryouts", () => {
  const day = "2027-05-15";
  const dates = [{ day, start: "10:00", end: "15:00" }, { day, end: "15:00" }, { day }];
  const { days } = shapeTryouts({ ...tryouts, timeZone: "America/Chicago", dates });
  expect(days.map(({ time }) => time)).toEqual([
    "10:00 AM to 3:00 PM, Central time",
    "until 3:00 PM, Central time",
    undefined,
  ]);
});
