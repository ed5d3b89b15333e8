import { expect, test } from "vitest";
import { experienceOf, newcomersSentence } from "#app/domain/roster.ts";

const first = { year: 2018, players: ["ek", "alder"], coaches: ["berg"] };
const second = { year: 2019, players: ["das", "ek", "berg", "alder"], coaches: [] };
const third = { year: 2021, players: ["ek", "eder"], coaches: [] };
const seasons = [first, second, third];

test("players are grouped by seasons so far, in roster order", () => {
  expect(experienceOf(second, seasons)).toEqual([
    { seasons: 1, players: ["das"] },
    { seasons: 2, players: ["ek", "berg", "alder"] },
  ]);
});

test("empty groups are omitted", () => {
  expect(experienceOf(third, seasons)).toEqual([
    { seasons: 1, players: ["eder"] },
    { seasons: 3, players: ["ek"] },
  ]);
});

test("returning and new players are counted in a sentence", () => {
  expect(newcomersSentence(experienceOf(second, seasons), false)).toBe("3 came back, 1 was new.");
  expect(newcomersSentence(experienceOf(first, seasons), true)).toBe(
    "2 were new, all in the first season.",
  );
});
