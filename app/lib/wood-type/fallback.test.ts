import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { FALLBACK_SIZES, fallbackStretch } from "./fallback.ts";

const fallbackSize = (stretch: number) => FALLBACK_SIZES[(stretch - 50) / 10];

test("a line has the largest fallback that is not wider", () => {
  // 0.375 + 0.187 em in the display face, 0.722 + 0.278 em in Arial.
  expect(fallbackSize(fallbackStretch("HI", 50))).toBe(0.44);
  expect(fallbackSize(fallbackStretch("HI", 150))).toBe(1.28);
  expect(fallbackSize(fallbackStretch("NATIONAL CHAMPIONSHIPS", 59.7))).toBe(0.63);
});

test("accents and lower case do not change the fallback", () => {
  expect(fallbackStretch("Śnięć", 80)).toBe(fallbackStretch("SNIEC", 80));
});

test("a line too long for any fallback has the smallest", () => {
  expect(fallbackStretch("EFFELZ", 50)).toBe(50);
});

test("the styles have a font face for each size", () => {
  const css = readFileSync("app/ui/styles/fonts.css", "utf8");
  const faces = css.split("@font-face").filter((face) => face.includes("Club Wood Fallback"));
  const found = faces.map((face) => ({
    stretch: Number(/font-stretch: (\d+)%/.exec(face)?.[1]),
    size: Number(/size-adjust: (\d+)%/.exec(face)?.[1]) / 100,
  }));
  expect(found).toEqual(FALLBACK_SIZES.map((size, index) => ({ stretch: 50 + 10 * index, size })));
});
