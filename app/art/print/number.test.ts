import { expect, test } from "vitest";
import { factor, round, xy } from "./shapes.ts";

test("coordinates have one decimal and no negative zero", () => {
  expect(round(1.25)).toBe(1.3);
  expect(Object.is(round(-0.04), 0)).toBe(true);
  expect(xy(1.234, -5.678)).toBe("1.2 -5.7");
});

test("factors have three decimals", () => {
  expect(factor(1 / 3)).toBe(0.333);
});
