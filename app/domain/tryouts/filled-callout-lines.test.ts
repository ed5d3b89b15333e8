import { expect, test } from "vitest";
import { filledCalloutLines } from "#app/domain/tryouts.ts";

test("a callout is split into first word, last word and the rest", () => {
  expect(filledCalloutLines(" Register for our 2031 tryouts! ")).toEqual([
    "Register",
    "for our 2031",
    "tryouts!",
  ]);
});

test("a short callout has no empty lines", () => {
  expect(filledCalloutLines("Join us")).toEqual(["Join", "us"]);
  expect(filledCalloutLines("Join")).toEqual(["Join"]);
});

test("an exclamation mark after a space stays on the line of its word", () => {
  expect(filledCalloutLines("Viens essayer en septembre !").at(-1)).toBe("septembre\u00A0!");
});
