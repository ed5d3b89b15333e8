import { expect, test } from "vitest";
import { halftone, halftoneRings } from "./halftone.ts";

const widths = (markup: string) =>
  Array.from(markup.matchAll(/stroke-width="([\d.]+)"/g), ([, width]) => Number(width));

test("dots grow with the ramp, row by row, and rows of too small dots are omitted", () => {
  const screen = { pitch: 10, ramp: (way: number) => way, color: "sun" } as const;
  const dots = widths(halftone({ width: 100, height: 100 }, screen));
  expect(dots).toEqual(dots.toSorted((a, b) => a - b));
  expect(dots.at(-1)).toBe(11.2);
  // Of 21 rows, half a pitch apart, the dots of the first two are too small.
  expect(dots.length).toBe(19);
});

test("rings start at the given radius and fade outward", () => {
  const rings = halftoneRings({
    center: [0, 0],
    radius: 100,
    inner: 60,
    pitch: 10,
    ramp: (way) => 1 - way,
    color: "sun",
  });
  expect(rings).toContain('<circle r="60"');
  const dots = widths(rings);
  expect(dots.length).toBeGreaterThan(1);
  expect(dots).toEqual(dots.toSorted((a, b) => b - a));
});
