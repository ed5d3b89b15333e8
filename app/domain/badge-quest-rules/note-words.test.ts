import { expect, test } from "vitest";
import { noteWords } from "#app/domain/badge-quest/rules.ts";

test("case, accents, signs and spaces make no difference", () => {
  expect(noteWords(" Baby / Toddler")).toBe(noteWords("baby/toddler"));
  expect(noteWords("Québec")).toBe("quebec");
  expect(noteWords("Piña - Fraise")).toBe("pina fraise");
});

test("text in brackets is part of it", () => {
  expect(noteWords("Caterpillar (another kind)")).toBe("caterpillar another kind");
  expect(noteWords("(…)")).toBe("");
});
