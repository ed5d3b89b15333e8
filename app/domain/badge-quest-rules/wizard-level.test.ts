import { expect, test } from "vitest";
import { wizardLevel } from "#app/domain/badge-quest/rules.ts";

test("a note names its level, with or without the word", () => {
  expect(["Level 10", "20", "lvl. 30!"].map(wizardLevel)).toEqual([10, 20, 30]);
});

test("a note without a number names none", () => {
  expect(["", "Level ten"].map(wizardLevel)).toEqual([undefined, undefined]);
});
