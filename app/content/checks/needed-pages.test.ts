import { expect, test } from "vitest";
import { checkContent } from "#app/content/check-content.ts";
import { smallContent } from "#app/content/testing/small-content.ts";

test("a page of the site is made of the playlists, of whatever year", () => {
  const texts = new Map(smallContent);
  texts.delete("playlists/2019.yml");
  expect(checkContent(texts).problems).toEqual([
    {
      severity: "error",
      file: "playlists/2019.yml",
      line: 1,
      column: 1,
      field: "the file",
      cause: "There are no playlists, and a page of the site is made of them.",
      remedy: "Bring their file back from an earlier version; README.md tells what belongs in it.",
    },
  ]);
  const playlists = smallContent.get("playlists/2019.yml") ?? "";
  expect(checkContent(texts.set("playlists/2018.yml", playlists)).problems).toEqual([]);
});
