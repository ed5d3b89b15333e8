import { expect, test } from "vitest";
import { titleLines } from "./shape-playlists.ts";

test("a long title breaks after its colon", () => {
  expect(titleLines("Official Soundtrack: Secret Life of Pets")).toEqual([
    "Official Soundtrack:",
    "Secret Life of Pets",
  ]);
});

test("a short title and a title without a colon stay on one line", () => {
  expect(titleLines("This Is: Pitbull")).toEqual(["This Is: Pitbull"]);
  expect(titleLines("Songs for a very long way home")).toEqual(["Songs for a very long way home"]);
});
