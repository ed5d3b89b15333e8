import { expect, test } from "vitest";
import { checkContent } from "#app/content/check-content.ts";
import { smallContent } from "#app/content/testing/small-content.ts";

test("the page of the 2019 roster cannot do without its playlists", () => {
  const texts = new Map(smallContent);
  texts.delete("playlists/2019.yml");
  expect(checkContent(texts).problems).toEqual([
    {
      severity: "error",
      file: "playlists/2019.yml",
      line: 1,
      column: 1,
      field: "the file",
      cause: "The file is missing, and the page /roster2019 is made of it.",
      remedy: "Bring it back from an earlier version; README.md tells what belongs in it.",
    },
  ]);
});
