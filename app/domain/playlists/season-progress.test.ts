import { expect, test } from "vitest";
import { seasonProgress } from "#app/domain/playlists.ts";

const on = (today: string) => seasonProgress("2019-06-22", "2019-10-24", today);

test("progress counts the days since the start", () => {
  expect(on("2019-06-22")).toEqual({ days: 0, total: 124, percent: 0, complete: false });
  expect(on("2019-08-23")).toEqual({ days: 62, total: 124, percent: 50, complete: false });
});

test("the last day is full but not over", () => {
  expect(on("2019-10-23")).toEqual({
    days: 123,
    total: 124,
    percent: (123 / 124) * 100,
    complete: false,
  });
  expect(on("2019-10-24")).toEqual({ days: 124, total: 124, percent: 100, complete: false });
});

test("after the end the season is complete and the bar stays full", () => {
  const full = { days: 124, total: 124, percent: 100, complete: true };
  expect(on("2019-10-25")).toEqual(full);
  expect(on("2026-11-20")).toEqual(full);
});

test("a season of a single day is full", () => {
  const { percent } = seasonProgress("2019-06-22", "2019-06-22", "2019-06-22");
  expect(percent).toBe(100);
});

test("before the start progress is zero", () => {
  expect(on("2018-01-01")).toEqual({ days: 0, total: 124, percent: 0, complete: false });
});
