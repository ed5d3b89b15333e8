import { expect, test } from "vitest";
import { isLongTitle } from "#app/domain/playlists.ts";

test("20 characters are a normal title, 21 a long one", () => {
  expect(isLongTitle("What's My Age Again?")).toBe(false);
  expect(isLongTitle("I'll Never Love Again")).toBe(true);
  expect(isLongTitle("")).toBe(false);
});

test("an accented letter or an emoji counts once", () => {
  expect(isLongTitle("e\u0301".repeat(20))).toBe(false);
  expect(isLongTitle("🥏".repeat(20))).toBe(false);
});
