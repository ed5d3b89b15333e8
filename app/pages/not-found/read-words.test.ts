import { expect, test } from "vitest";
import { readWords } from "./read-words.ts";

test.each([
  ["/team/bea_birch.html", "bea birch"],
  ["/players/caf%C3%A9/", "cafe"],
  ["/%E0%A4%A", "e0a4a"],
])("%s is read as “%s”: its last part, in any spelling", (path, words) => {
  expect(readWords(path)).toBe(words);
});
