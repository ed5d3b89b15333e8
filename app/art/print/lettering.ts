import { escapeMarkup } from "#app/lib/text.ts";
import { advance, bearings } from "#app/lib/wood-type/measure.ts";
import { CAP_HEIGHT } from "#app/lib/wood-type/metrics.ts";
import { fitLine } from "#app/lib/wood-type/wood-type.ts";
import { paint, type Paint } from "./ink.ts";
import { round } from "./shapes.ts";

interface Setting {
  readonly x: number;
  readonly baseline: number;
  readonly size: number;
  /** The width axis, 50 to 150. */
  readonly width: number;
  readonly fill: Paint;
  readonly anchor?: "start" | "middle" | "end";
  /** Length to fit in any font, so that a fallback font cannot break the picture. */
  readonly length?: number;
}

/**
 * Step between the widths in use. Browsers instantiate a font for each width, so a line that fits its length
 * uses the nearest step and is stretched by 4 % at most.
 */
const WIDTH_STEP = 5;

/** One line of Club Display. Family, weight and figures come from the host. */
export function line(text: string, setting: Setting): string {
  const { x, baseline, size, width, fill, anchor = "start", length } = setting;
  const nearestStep = Math.round(width / WIDTH_STEP) * WIDTH_STEP;
  const stretch = length === undefined ? round(width) : nearestStep;
  const anchorAttribute = anchor === "start" ? "" : ` text-anchor="${anchor}"`;
  const lengthAttributes =
    length === undefined ? "" : ` textLength="${round(length)}" lengthAdjust="spacingAndGlyphs"`;
  return `<text x="${round(x)}" y="${round(baseline)}" font-size="${round(size)}" font-stretch="${stretch}%"${anchorAttribute}${lengthAttributes} fill="${paint(fill)}">${escapeMarkup(text)}</text>`;
}

interface Measure {
  /** The left end of the measure. */
  readonly x: number;
  readonly length: number;
  /** The height at which the capitals are centered. */
  readonly middle: number;
  readonly capHeight: number;
  readonly fill: Paint;
}

/**
 * Wood type: the line's ink fills the measure. A line too long for the narrowest letters is set smaller and
 * stays centered in its band; one too short for the widest is left-aligned.
 */
export function woodLine(text: string, { x, length, middle, capHeight, fill }: Measure): string {
  const { width, size, bearing } = fitLine(text, length, capHeight);
  return line(text, {
    // Removes the first letter's side bearing, so that its ink meets the edge.
    x: x - bearing * size,
    baseline: middle + (size * CAP_HEIGHT) / 2,
    size,
    width,
    fill,
    length: advance(text, width) * size,
  });
}

/** A line of wood type, centered in the measure and at most as long. */
export function centeredLine(text: string, measure: Measure): string {
  const { width, size } = fitLine(text, measure.length, measure.capHeight);
  const { left, right } = bearings(text, width);
  return line(text, {
    // Text is centered by its advance; unequal side bearings would put the ink off center.
    x: measure.x + measure.length / 2 + ((right - left) * size) / 2,
    baseline: measure.middle + (size * CAP_HEIGHT) / 2,
    size,
    width,
    fill: measure.fill,
    anchor: "middle",
    length: advance(text, width) * size,
  });
}
