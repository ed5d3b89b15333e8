import { expect, test } from "vitest";
import { proof } from "#app/art/testing/proof.ts";
import { VALUE_INKS, VALUE_PICTURES } from "#app/domain/core-values.ts";
import { pickPictureInks, valuePicture } from "./value-picture.ts";

test("every drawing is valid on every ink, and no two are alike", () => {
  const all = VALUE_PICTURES.flatMap((picture) =>
    VALUE_INKS.map((ink) => valuePicture(picture, ink)),
  );
  for (const markup of all) expect(proof(markup)).toEqual([]);
  expect(new Set(all).size).toBe(VALUE_PICTURES.length * VALUE_INKS.length);
});

test("no part of a drawing has the ink of its background", () => {
  for (const ink of VALUE_INKS) {
    const { ground, tint, dark, bright, light, skin1, skin2 } = pickPictureInks(ink);
    expect(ground).toBe(ink);
    expect([tint, dark, bright, light, skin1, skin2]).not.toContain(ground);
    expect(new Set([dark, bright, light, skin1, skin2]).size).toBeGreaterThan(3);
  }
});
