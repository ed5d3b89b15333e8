import { expect, test } from "vitest";
import { advance, bearings, inkLength } from "./measure.ts";
import { CAP_HEIGHT } from "./metrics.ts";
import { fitLine } from "./wood-type.ts";

const measureInk = (text: string, line: { width: number; size: number }) =>
  inkLength(text, line.width) * line.size;

test("the ink of a fitted line fills the width", () => {
  const line = fitLine("RESULTS", 1000, 100);
  expect(line.size).toBeCloseTo(100 / CAP_HEIGHT);
  expect(line.width).toBeGreaterThan(50);
  expect(line.width).toBeLessThan(150);
  expect(Math.abs(measureInk("RESULTS", line) - 1000)).toBeLessThan(1);
});

test("the width has one decimal", () => {
  const { width } = fitLine("ROSTER", 700, 90);
  expect(width * 10).toBeCloseTo(Math.round(width * 10), 9);
});

test("a line too long for the narrowest letters shrinks and still fills the width", () => {
  const text = "BASKERVILLE-FITZGERALD";
  const line = fitLine(text, 300, 100);
  expect(line.width).toBe(50);
  expect(line.size).toBeLessThan(100 / CAP_HEIGHT);
  expect(measureInk(text, line)).toBeCloseTo(300);
});

test("a line too short for the widest letters keeps its size and stays short", () => {
  const line = fitLine("I", 900, 100);
  expect(line).toEqual({
    width: 150,
    size: 100 / CAP_HEIGHT,
    bearing: bearings("I", 150).left,
  });
});

test("an empty line is not an error", () => {
  expect(fitLine("", 100, 20)).toEqual({ width: 50, size: 20 / CAP_HEIGHT, bearing: 0 });
});

test("letters are measured as capitals, without accents", () => {
  expect(advance("café", 80)).toBe(advance("CAFE", 80));
  expect(fitLine("Zoë", 400, 60)).toEqual(fitLine("ZOE", 400, 60));
});

test("a character the font lacks is measured as an average capital", () => {
  expect(advance("漢", 100)).toBeCloseTo(advance("N", 100));
});

test("the bearing is the empty space before the first letter, in em", () => {
  expect(bearings("HI", 50).left).toBeCloseTo(0.006);
  expect(bearings("HI", 150).left).toBeCloseTo(0.07);
});

test("ink width excludes the space at both ends", () => {
  expect(inkLength("HI", 50)).toBeCloseTo(0.372 + 0.187 - 0.006 - 0.006, 9);
});
