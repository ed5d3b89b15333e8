import { afterEach, expect, test } from "vitest";
import { setDateStyle } from "#app/domain/dates/date-style.ts";
import { storedDay } from "./use-stored.ts";

afterEach(() => setDateStyle({}));

test("the day of stored content is written in the club’s order of day and month", () => {
  const noon = new Date(2026, 4, 3, 12);
  expect(storedDay(noon)).toBe("May 3");
  setDateStyle({ dates: "day-first" });
  expect(storedDay(noon)).toBe("3 May");
});
