import { expect, test } from "vitest";
import { noteLevel } from "#app/domain/badge-quest/rules.ts";

test("a note gives its level, with or without the word", () => {
  expect(["Level 10", "20", "lvl. 30!"].map(noteLevel)).toEqual([10, 20, 30]);
});

test("a note without a number has no level", () => {
  expect(["", "Level ten"].map(noteLevel)).toEqual([undefined, undefined]);
});
