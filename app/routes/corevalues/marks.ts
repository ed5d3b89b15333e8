import { valueInk } from "#app/domain/value-inks.ts";

/** Printer's marks around the circles, in drawing units, the same on the canvas and in the artwork. */
export const GUIDE = { step: 9, width: 2.4, opacity: 0.34 } as const;

export const CORNER = { radius: 9, line: 3 } as const;

export const MARK = { inset: 24, radius: 7, arm: 12, line: 2 } as const;

/** The line around a circle in the sun's ink, in drawing units. */
export const RIM = 2;

/** Whether a value prints in the sun, which is as light as paper: it needs a line around it. */
export function isSun(value: number): boolean {
  return valueInk(value) === "g";
}

/** The centers of the four register marks on a sheet of that side. */
export function markCenters(side: number): readonly (readonly [x: number, y: number])[] {
  const [near, far] = [MARK.inset, side - MARK.inset];
  return [
    [near, near],
    [far, near],
    [near, far],
    [far, far],
  ];
}
