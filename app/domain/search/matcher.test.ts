import { expect, test } from "vitest";
import { haystackOf } from "./haystack.ts";
import { matcher } from "./matcher.ts";

const HAYSTACK = haystackOf(["Women’s Club Regionals Mega-Preview", "Montréal", undefined]);
const found = (query: string) => matcher(query)(HAYSTACK);

test("every typed word must occur, in any order and anywhere in a word", () => {
  expect(found("regionals club")).toBe(true);
  expect(found("gion")).toBe(true);
  expect(found("regionals nationals")).toBe(false);
});

test("a typed word does not reach across two words", () => {
  expect(found("clubregionals")).toBe(false);
});

test("case, accents, apostrophes and dashes make no difference", () => {
  for (const query of [
    "WOMEN'S",
    "women’s",
    "womens",
    "mega–preview",
    "mega preview",
    "montreal",
  ]) {
    expect(found(query), query).toBe(true);
  }
});

test("a query without words matches everything", () => {
  for (const query of ["", "   ", "-", "'"]) expect(found(query), query).toBe(true);
  expect(matcher("")("")).toBe(true);
});

test("the word undefined is found only where the text has it", () => {
  expect(found("undefined")).toBe(false);
  expect(found("null")).toBe(false);
  expect(matcher("undefined")(haystackOf(["An Undefined Season"]))).toBe(true);
});
