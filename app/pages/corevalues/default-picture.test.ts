import { expect, test } from "vitest";
import { defaultPictureSheet } from "./default-picture.ts";

const { svg, symbols } = defaultPictureSheet(4);

const count = (pattern: RegExp) => svg.match(pattern)?.length ?? 0;

test("the artwork shows three circles of the default radius in the inks of the picture", () => {
  for (const ink of ["b", "e", "s"]) {
    expect(symbols).toContain(`r="57" fill="var(--picture-${ink})"`);
  }
  expect(count(/r="57"/g)).toBe(3);
  expect(svg).not.toContain("--picture-c)");
});

test("the first stands on top in the middle, as on the canvas", () => {
  expect(symbols).toContain('cx="250" cy="163.3" r="57" fill="var(--picture-b)"');
});

test("guides, triangle, corners and register marks are there", () => {
  expect(count(/a114 114 /g)).toBe(6);
  expect(count(/r="9"/g)).toBe(3);
  expect(count(/a7 7 /g)).toBe(8);
});

test("it is the same every time and holds no style attribute", () => {
  expect(defaultPictureSheet(4).svg).toBe(svg);
  expect(svg).not.toContain("style=");
});

test("each count of values has a picture of its own, with a circle less", () => {
  for (const values of [3, 5, 6]) {
    const picture = defaultPictureSheet(values).symbols;
    expect(picture.match(/r="57" fill="var\(--picture-[bescg]\)"/g)).toHaveLength(values - 1);
    expect(picture.match(/r="9"/g)).toHaveLength(values - 1);
  }
});

test("only the sun has a rim", () => {
  const rims = [3, 4, 5, 6].map((values) => defaultPictureSheet(values).symbols.includes("rim"));
  expect(rims).toEqual([false, false, false, true]);
});
