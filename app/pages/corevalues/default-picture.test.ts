import { expect, test } from "vitest";
import { defaultPictureSheet } from "./default-picture.ts";

const { svg, symbols } = defaultPictureSheet(4);

const count = (pattern: RegExp) => svg.match(pattern)?.length ?? 0;

/** Circles by radius, or by the arcs of their paths. */
const guideArcs = /a114 114 /g;
const cornerCircles = /r="9"/g;
const registerMarkArcs = /a7 7 /g;

test("four core values have three circles of the default radius in their colors", () => {
  for (const ink of ["value1", "value2", "value3"]) {
    expect(symbols).toContain(`r="57" fill="var(--picture-${ink})"`);
  }
  expect(count(/r="57"/g)).toBe(3);
  expect(svg).not.toContain("--picture-value4)");
});

test("the first circle is at the top center, as on the canvas", () => {
  expect(symbols).toContain('cx="250" cy="163.3" r="57" fill="var(--picture-value1)"');
});

test("three circles have three guides and corners, and the picture four register marks", () => {
  // A guide and a mark are two arcs each.
  expect(count(guideArcs)).toBe(6);
  expect(count(cornerCircles)).toBe(3);
  expect(count(registerMarkArcs)).toBe(8);
});

test("there is one circle fewer than core values", () => {
  for (const values of [3, 5, 6]) {
    const picture = defaultPictureSheet(values).symbols;
    expect(picture.match(/r="57" fill="var\(--picture-value\d\)"/g)).toHaveLength(values - 1);
    expect(picture.match(cornerCircles)).toHaveLength(values - 1);
  }
});

test("only with six values there is an outline: that of the fifth circle, as light as the paper", () => {
  const rims = [3, 4, 5, 6].map((values) => defaultPictureSheet(values).symbols.includes("rim"));
  expect(rims).toEqual([false, false, false, true]);
});
