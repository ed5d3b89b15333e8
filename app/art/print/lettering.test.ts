import { expect, test } from "vitest";
import { advance, inkLength } from "#app/lib/wood-type/measure.ts";
import { CAP_HEIGHT } from "#app/lib/wood-type/metrics.ts";
import { centeredLine, line, woodLine } from "./lettering.ts";

const BAND = { x: 20, length: 360, middle: 100, capHeight: 40, fill: "sun" } as const;

function readNumber(markup: string, attribute: string): number {
  return Number(new RegExp(` ${attribute}="([-\\d.]+)`).exec(markup)?.[1]);
}

test("text is escaped", () => {
  expect(line("R&D", { x: 0, baseline: 0, size: 9, width: 60, fill: "black" })).toContain(
    ">R&amp;D<",
  );
});

test.each(["HARLEY", "GREAT LAKES REGIONALS", "FEATHERSTONEHAUGH-MONTGOMERY AND DAUGHTERS"])(
  "the ink of %s fills the band",
  (name) => {
    const markup = woodLine(name, BAND);
    const size = readNumber(markup, "font-size");
    const width = readNumber(markup, "font-stretch");
    const drawnOut = readNumber(markup, "textLength") / (advance(name, width) * size);
    expect(Math.abs(inkLength(name, width) * size * drawnOut - BAND.length)).toBeLessThan(1.5);
    expect(Math.abs(drawnOut - 1)).toBeLessThan(0.04);
    expect(size).toBeLessThanOrEqual(BAND.capHeight / CAP_HEIGHT + 0.1);
  },
);

// Few widths need few instances of the font.
test("fitted lines have letters whose width is a multiple of five; a given width is kept", () => {
  const codes = "AL AK AZ AR CA CO CT DE FL GA HI ID IL IN".split(" ");
  const widths = codes.map((code) => readNumber(centeredLine(code, BAND), "font-stretch"));
  expect(new Set(widths.map((width) => width % 5))).toEqual(new Set([0]));
  const given = line("AL", { x: 0, baseline: 0, size: 9, width: 78.3, fill: "black" });
  expect(readNumber(given, "font-stretch")).toBe(78.3);
});

test("a line too short for the band has the widest letters, and its ink starts at the band’s edge", () => {
  const markup = woodLine("LO", BAND);
  expect(readNumber(markup, "font-stretch")).toBe(150);
  expect(readNumber(markup, "textLength")).toBeLessThan(BAND.length);
  // Left of the edge by the space before the first letter.
  expect(readNumber(markup, "x")).toBeLessThan(BAND.x);
});
