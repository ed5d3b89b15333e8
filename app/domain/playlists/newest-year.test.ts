import { expect, test } from "vitest";
import { newestYear } from "#app/domain/playlists.ts";

test("the newest year is linked, and an empty list has no link", () => {
  const years = new Map([
    [2031, "new"],
    [2024, "old"],
  ]);
  expect(newestYear(years)).toBe(2031);
  expect(newestYear(new Map())).toBeUndefined();
});
