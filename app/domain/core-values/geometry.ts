import type { Settings } from "./settings.ts";

/** Side of the canvas in drawing units. It is shown 500 px wide, 350 px on phones. */
export const CANVAS_UNITS = 500;

/** Drawing units for one step of a slider. */
export const DRAWING_SCALE = 1.14;

/** The circle of a core value. The last value has none: it is how close the circles stand. */
export interface Circle {
  /** Its place among the core values, from 0. */
  readonly value: number;
  /** centre and radius; y grows downwards */
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Where a circle stands in the picture. */
export type Corner = "upper" | "left" | "right" | "lower" | "lowerLeft" | "lowerRight";

/** Where the circles stand, in the order of the values, by how many there are. */
const CORNERS: Readonly<Record<number, readonly Corner[]>> = {
  2: ["left", "right"],
  3: ["upper", "left", "right"],
  4: ["upper", "left", "lower", "right"],
  5: ["upper", "left", "lowerLeft", "lowerRight", "right"],
};

/** Where the circles of so many core values stand, in the order of the values. */
export function cornersOf(values: number): readonly Corner[] {
  return CORNERS[values - 1] ?? [];
}

/** Degrees clockwise from the right: the first circle on top, the others counterclockwise; two are side by side. */
function angleOf(value: number, circles: number): number {
  return circles === 2 ? 180 * (1 - value) : (630 - (360 / circles) * value) % 360;
}

/**
 * From the middle of the picture to the middle of each circle, in slider steps. Three circles stand at the corners of a
 * triangle whose side is 200 minus the last value, so 100 to 200 (docs/product.md, Core values); others as far from the
 * middle.
 */
function toCorner(settings: Settings): number {
  return (200 - (settings.at(-1) ?? 0)) / Math.sqrt(3);
}

/** The circles around the middle, in slider steps: the radius of each is its value. */
export function circlesOf(settings: Settings): Circle[] {
  const radii = settings.slice(0, -1);
  return radii.map((radius, value) => {
    const angle = (angleOf(value, radii.length) * Math.PI) / 180;
    return {
      value,
      x: Math.cos(angle) * toCorner(settings),
      y: Math.sin(angle) * toCorner(settings),
      radius,
    };
  });
}

/** Drawing units by which a polygon with one corner on top is lowered: centred by its corners it would look too high. */
const LOWERED: Readonly<Record<number, number>> = { 3: 12, 5: 5 };

/** The circles in drawing units, around the middle of the canvas. */
export function drawnCircles(settings: Settings): Circle[] {
  const middle = CANVAS_UNITS / 2;
  const circles = circlesOf(settings);
  return circles.map(({ value, x, y, radius }) => ({
    value,
    x: middle + x * DRAWING_SCALE,
    y: middle + (LOWERED[circles.length] ?? 0) + y * DRAWING_SCALE,
    radius: radius * DRAWING_SCALE,
  }));
}
