import type { Settings } from "./settings.ts";

/** Side of the canvas in drawing units. It is shown 500 px wide, 350 px on phones. */
export const CANVAS_UNITS = 500;

/** Drawing units for one step of a slider. */
export const DRAWING_SCALE = 1.14;

/** The values that are circles; Character is how close they stand. */
export const CIRCLE_VALUES = ["Brain", "Effort", "Skill"] as const;

export type CircleValue = (typeof CIRCLE_VALUES)[number];

export interface Circle {
  readonly value: CircleValue;
  /** centre and radius; y grows downwards */
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/**
 * Degrees clockwise from the right: Brain on top, Effort at the lower left, Skill at the lower
 * right.
 */
const ANGLES = { Brain: -90, Effort: 150, Skill: 30 } as const satisfies Record<
  CircleValue,
  number
>;

/**
 * Side of the triangle in slider steps: 200 minus Character, so 100 to 200 (docs/product.md, Core
 * values).
 */
export function triangleSide({ Character }: Settings): number {
  return 200 - Character;
}

/**
 * The circles around the middle of their triangle, in slider steps: the radius of each is its
 * value.
 */
export function circlesOf(settings: Settings): Circle[] {
  const toCorner = triangleSide(settings) / Math.sqrt(3);
  return CIRCLE_VALUES.map((value) => {
    const angle = (ANGLES[value] * Math.PI) / 180;
    return {
      value,
      x: Math.cos(angle) * toCorner,
      y: Math.sin(angle) * toCorner,
      radius: settings[value],
    };
  });
}

/**
 * The circles in drawing units. The triangle's middle is 12 units below that of the canvas, because
 * centred by its corners it would look too high.
 */
export function drawnCircles(settings: Settings): Circle[] {
  const middle = CANVAS_UNITS / 2;
  return circlesOf(settings).map(({ value, x, y, radius }) => ({
    value,
    x: middle + x * DRAWING_SCALE,
    y: middle + 12 + y * DRAWING_SCALE,
    radius: radius * DRAWING_SCALE,
  }));
}
