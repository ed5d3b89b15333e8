import { expect, test } from "vitest";
import { saysTime } from "./GameRow.tsx";

test("a time is found behind its day, or alone", () => {
  expect(saysTime("2:00 PM", "2:00 PM")).toBe(true);
  expect(saysTime("Sat 2:00 PM", "2:00 PM")).toBe(true);
});

test("a time is not found at the end of another one", () => {
  expect(saysTime("12:00 PM", "2:00 PM")).toBe(false);
  expect(saysTime("Sat 11:30 AM", "1:30 AM")).toBe(false);
});
