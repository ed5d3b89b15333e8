import { expect, test } from "vitest";
import { defaultPictureSheet } from "./default-picture.ts";

const { svg, symbols } = defaultPictureSheet();

const count = (pattern: RegExp) => svg.match(pattern)?.length ?? 0;

test("the artwork shows three circles of the default radius in the inks of the picture", () => {
  for (const value of ["brain", "effort", "skill"]) {
    expect(symbols).toContain(`r="57" fill="var(--picture-${value})"`);
  }
  expect(count(/r="57"/g)).toBe(3);
  expect(svg).not.toContain("character");
});

test("brain stands on top in the middle, as on the canvas", () => {
  expect(symbols).toContain('cx="250" cy="163.3" r="57" fill="var(--picture-brain)"');
});

test("guides, triangle, corners and register marks are there", () => {
  expect(count(/a114 114 /g)).toBe(6);
  expect(count(/r="9"/g)).toBe(3);
  expect(count(/a7 7 /g)).toBe(8);
});

test("it is the same every time and holds no style attribute", () => {
  expect(defaultPictureSheet().svg).toBe(svg);
  expect(svg).not.toContain("style=");
});
