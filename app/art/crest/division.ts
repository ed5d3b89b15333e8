import { around, range, type Point } from "#app/art/print/geometry.ts";
import type { Choices } from "#app/art/print/hash.ts";
import { regular } from "#app/art/print/polygon.ts";

/** A convex field of a crest; a raised field is printed in the ground's ink over others. */
export interface Field {
  readonly corners: readonly Point[];
  readonly isGround?: true;
}

const MIDDLE: Point = [50, 50];

function field(...corners: Point[]): Field {
  return { corners };
}

function block(left: number, top: number, right: number, bottom: number): Field {
  return field([left, top], [right, top], [right, bottom], [left, bottom]);
}

function discField(radius: number): Field {
  return { corners: regular(32, MIDDLE, radius) };
}

const rays = range(8).map((i) =>
  field(MIDDLE, around(MIDDLE, 80, i * 45), around(MIDDLE, 80, i * 45 + 22.5)),
);

/** The eight divisions of a crest, as fields of its second ink. */
export const DIVISIONS: Choices<readonly Field[]> = [
  [block(50, 0, 100, 100)],
  [block(0, 50, 100, 100)],
  [block(0, 0, 50, 50), block(50, 50, 100, 100)],
  [
    field([0, 100], [50, 44], [100, 100]),
    field([0, 60], [50, 4], [50, -20], [0, 36]),
    field([100, 60], [50, 4], [50, -20], [100, 36]),
  ],
  [10, 34, 58, 82].map((x) => block(x, 0, x + 12, 100)),
  rays,
  [
    discField(45.5),
    { ...discField(38.5), isGround: true },
    discField(31.5),
    { ...discField(24.5), isGround: true },
  ],
  [field([-10, 110], [110, -10], [70, -10], [-10, 70])],
];
