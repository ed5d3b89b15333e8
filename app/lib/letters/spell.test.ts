import { expect, test } from "vitest";
import { spell, undrawnLetters } from "#app/lib/letters.ts";

const spelt = (text: string) => spell(text).map((word) => word.join("").normalize("NFC"));

test("a name is spelt in capitals that keep their accents and bars", () => {
  expect(spelt("Côte  Sauvage")).toEqual(["CÔTE", "SAUVAGE"]);
  expect(spelt("Łódź Đakovo Ø")).toEqual(["ŁÓDŹ", "ĐAKOVO", "Ø"]);
});

test("joined letters are spelt out, signs that are not drawn are left out", () => {
  expect(spelt("Straße & Æther, “Œil”")).toEqual(["STRASSE", "+", "AETHER", "OEIL"]);
});

test("letters of other alphabets cannot be drawn, each is named once", () => {
  expect(undrawnLetters("Ωμέγα γ")).toEqual(["Ω", "Μ", "Ε\u0301", "Γ", "Α"]);
  expect(undrawnLetters("Québec 35!?")).toEqual([]);
});
