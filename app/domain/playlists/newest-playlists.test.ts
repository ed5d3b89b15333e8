import { expect, test } from "vitest";
import { newestPlaylists } from "./newest-playlists.ts";

test("the newest year is shown, and none where there is none", () => {
  const years = new Map([
    [2031, "new"],
    [2024, "old"],
  ]);
  expect(newestPlaylists(years)).toBe("new");
  expect(newestPlaylists(new Map())).toBeUndefined();
});
