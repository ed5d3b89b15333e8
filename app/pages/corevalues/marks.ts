import { valueInk } from "#app/domain/value-inks.ts";

/** Dotted circle at the maximum of a value. All sizes are in drawing units; canvas and SVG share them. */
export const GUIDE_LINE = { step: 9, width: 2.4, opacity: 0.34 } as const;

/** Lines between the centers of the circles, and the dots at their ends. */
export const POLYGON_SIZES = { radius: 9, line: 3 } as const;

/** Register marks in the corners of the sheet. */
export const MARK_SIZES = { inset: 24, radius: 7, arm: 12, line: 2 } as const;

/** Width of the outline of a circle in the sun ink. */
export const RIM_WIDTH = 2;

/** Whether the value at a position has the sun ink, which is as light as paper and needs an outline. */
export function isSun(index: number): boolean {
  return valueInk(index) === "sun";
}

/** Centers of the four register marks on a sheet with the given side. */
export function markCenters(side: number): readonly (readonly [x: number, y: number])[] {
  const [near, far] = [MARK_SIZES.inset, side - MARK_SIZES.inset];
  return [
    [near, near],
    [far, near],
    [near, far],
    [far, far],
  ];
}

/** View box around the example's circles. */
export const EXAMPLE_BOX = "90 90 320 320";
