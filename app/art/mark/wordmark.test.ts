import { expect, test } from "vitest";
import { proof } from "#app/art/proof.ts";
import { monogram, plainMonogram } from "./monogram.ts";
import { endsWithCrook, wordmark } from "./wordmark.ts";

const inks = { ink: "k", disc: "g", groove: "k", hole: "p", v: "b", a: "s" } as const;

test("a name of drawn letters is drawn, with V and A run over each other", () => {
  const mark = wordmark("Riva", inks);
  expect(mark).not.toContain("<text");
  expect(mark).toContain('fill="var(--b)"');
  expect(mark).toContain('fill="var(--s)"');
  expect(proof(mark)).toEqual([]);
});

test("any other name is wood type, without accents", () => {
  const mark = wordmark("Côte Sauvage", inks);
  expect(mark).toContain(">COTE SAUVAGE</text>");
  expect(proof(mark)).toEqual([]);
});

test("a longer name of drawn letters becomes smaller", () => {
  expect(wordmark("Lavaliviva", inks)).toMatch(/^<g transform="scale\(0\.\d+\)">/);
});

test("a ticket finds room only in the crook of a drawn L at the end", () => {
  expect(["Viral", "Riva", "Gale"].map(endsWithCrook)).toEqual([true, false, false]);
});

test("the monogram is the first letter: an R is drawn, any other wood type", () => {
  expect(monogram("Reef", inks)).not.toContain("<text");
  expect(monogram("Côte Sauvage", inks)).toContain(">C</text>");
  expect(plainMonogram("ébène", "k")).toContain(">E</text>");
});
