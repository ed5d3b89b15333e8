import { afterEach, expect, test } from "vitest";
import { setDateStyle } from "#app/domain/dates/date-style.ts";
import { badgeDate } from "./badge-quest.ts";

afterEach(() => setDateStyle({}));

test("a badge date has an ordinal day and a lower-case time", () => {
  expect(badgeDate("2019-10-03", "16:00")).toBe("Oct 3rd 2019, 4:00 pm");
  expect(badgeDate("2019-08-11", "00:05")).toBe("Aug 11th 2019, 12:05 am");
});

test("an award without a time shows only its date", () => {
  expect(badgeDate("2019-07-17")).toBe("Jul 17th 2019");
});

test("a club may use another date and time format", () => {
  setDateStyle({ dates: "day-first", hours: 24 });
  expect(badgeDate("2019-10-03", "16:00")).toBe("3rd Oct 2019, 16:00");
});
