import { expect, test, vi } from "vitest";

test("a date formatted before the club’s format is known is an error", async () => {
  vi.resetModules();
  const { longDate } = await import("./written-dates.ts");
  expect(() => longDate("2026-05-03")).toThrow(
    new Error("Call setDateStyle before formatting dates and times"),
  );
});
