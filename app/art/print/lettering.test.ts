import { expect, test } from "vitest";
import { inkLength } from "#app/lib/wood-type/measure.ts";
import { centredLine, escapeText, line, woodLine } from "./lettering.ts";

const BAND = { x: 20, length: 360, middle: 100, capHeight: 40, fill: "g" } as const;

function numberOf(markup: string, attribute: string): number {
  return Number(new RegExp(` ${attribute}="([-\\d.]+)`).exec(markup)?.[1]);
}

test("text is escaped", () => {
  expect(escapeText(`<b> & "x"`)).toBe("&lt;b&gt; &amp; &quot;x&quot;");
  expect(line("R&D", { x: 0, baseline: 0, size: 9, width: 60, fill: "k" })).toContain(">R&amp;D<");
});

test.each(["HARLEY", "GREAT LAKES REGIONALS", "FEATHERSTONEHAUGH-MONTGOMERY AND DAUGHTERS"])(
  "the ink of %s fills the band",
  (name) => {
    const markup = woodLine(name, BAND);
    const size = numberOf(markup, "font-size");
    const ink = inkLength(name, numberOf(markup, "font-stretch")) * size;
    expect(Math.abs(ink - 360)).toBeLessThan(1.5);
    expect(size).toBeLessThanOrEqual(59.3);
  },
);

test("a line that had to shrink stays in the middle of its band", () => {
  const markup = woodLine("FEATHERSTONEHAUGH-MONTGOMERY AND DAUGHTERS", BAND);
  const [baseline, size] = [numberOf(markup, "y"), numberOf(markup, "font-size")];
  expect(baseline - (size * 0.675) / 2).toBeCloseTo(100, 0);
});

test("a short line starts at the edge of the band", () => {
  const markup = woodLine("LO", BAND);
  expect(numberOf(markup, "font-stretch")).toBe(150);
  expect(numberOf(markup, "textLength")).toBeLessThan(360);
  expect(numberOf(markup, "x")).toBeLessThan(20);
});

test("a centred line has its ink in the middle", () => {
  const markup = centredLine("20", BAND);
  expect(markup).toContain('text-anchor="middle"');
  expect(Math.abs(numberOf(markup, "x") - 200)).toBeLessThan(3);
});
