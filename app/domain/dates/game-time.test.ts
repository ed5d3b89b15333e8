import { expect, test } from "vitest";
import { gameTime } from "./time-of-day.ts";

test("a game has weekday and time, separated by a normal space", () => {
  expect(gameTime("2022-10-01", "09:00")).toBe("Sat 9:00 AM");
  expect(gameTime("2022-10-02", "13:00")).toBe("Sun 1:00 PM");
});

test("a game without a time has its weekday", () => {
  expect(gameTime("2022-10-01")).toBe("Sat");
});
