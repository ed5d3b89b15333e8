import type { Fit } from "#app/lib/photograph.ts";

/** Formats and sizes of the files of a kind of picture. */
export interface Cut {
  /** Widths in pixels for the layouts, on standard and high-density screens, smallest first. */
  readonly widths: readonly number[];
  readonly fit: Fit;
}

/** Sizes of pictures by slot. Logos are never cropped. */
export const cuts = {
  bust: { widths: [96, 240, 480], fit: "cover" },
  action: { widths: [400, 800, 1200], fit: "cover" },
  team: { widths: [480, 960, 1920], fit: "cover" },
  grid: { widths: [400, 800, 1200, 1600], fit: "cover" },
  sleeve: { widths: [128, 300, 640], fit: "cover" },
  value: { widths: [400, 800, 1200], fit: "cover" },
  label: { widths: [160, 320], fit: "whole" },
  crest: { widths: [64, 128], fit: "whole" },
  sponsor: { widths: [320, 640], fit: "whole" },
  token: { widths: [64, 160, 320], fit: "bare" },
  mark: { widths: [128, 320, 640], fit: "bare" },
} as const satisfies Readonly<Record<string, Cut>>;

export type CutName = keyof typeof cuts;

/** Minimum ratio of the original width to the next smaller one for generating it, too. */
const MIN_STEP_RATIO = 1.2;

/**
 * Widths to generate from an original, in pixels: never larger than the original, at least one.
 *
 * @param original width of the supplied picture, 1 or more
 */
export function chooseWidths(cut: Cut, original: number): readonly number[] {
  const steps = cut.widths.filter((width) => width <= original);
  const [largest, widest] = [steps.at(-1) ?? 0, cut.widths.at(-1) ?? 0];
  return original < widest && original >= largest * MIN_STEP_RATIO ? [...steps, original] : steps;
}
