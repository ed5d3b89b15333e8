import { expect, test } from "vitest";
import { spell, undrawnLetters } from "#app/lib/letters.ts";

const spelled = (text: string) => spell(text).map((word) => word.join("").normalize("NFC"));

test("a name is spelled in capitals that keep their accents and strokes", () => {
  expect(spelled("Côte  Sauvage")).toEqual(["CÔTE", "SAUVAGE"]);
  expect(spelled("Łódź Đakovo Ø")).toEqual(["ŁÓDŹ", "ĐAKOVO", "Ø"]);
});

test("ligatures are spelled out, characters without a drawing are omitted", () => {
  expect(spelled("Straße & Æther, “Œil”")).toEqual(["STRASSE", "+", "AETHER", "OEIL"]);
});

test("letters of other alphabets cannot be drawn, and each is reported once", () => {
  expect(undrawnLetters("Ωμέγα γ")).toEqual(["Ω", "Μ", "Ε\u0301", "Γ", "Α"]);
  expect(undrawnLetters("Québec 35!?")).toEqual([]);
});
