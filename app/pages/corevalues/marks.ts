import { valueInk } from "#app/domain/value-inks.ts";

/** Printer's marks around the circles, in drawing units, shared by canvas and artwork. */
export const GUIDE_LINE = { step: 9, width: 2.4, opacity: 0.34 } as const;

export const CORNER_SIZES = { radius: 9, line: 3 } as const;

export const MARK_SIZES = { inset: 24, radius: 7, arm: 12, line: 2 } as const;

/** Width of the outline of a gold circle, in drawing units. */
export const RIM_WIDTH = 2;

/** Whether a value is gold, which is as light as paper and needs an outline. */
export function isGold(value: number): boolean {
  return valueInk(value) === "sun";
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
