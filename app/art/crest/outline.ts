import {
  pointOnCircle,
  range,
  type Point,
  type NonEmpty,
  closedPath,
  regularPolygon,
  circlePath,
} from "#app/art/print/shapes.ts";

/** The outline of a crest, on 100 units. */
export interface Outline {
  readonly path: string;
  /** The path as a polygon, accurate enough to cut fields along it. */
  readonly corners: readonly Point[];
  /** Maximum length of the lettering across the middle. */
  readonly measure: number;
}

const CREST_CENTER: Point = [50, 50];

function polygon(measure: number, ...corners: Point[]): Outline {
  return { path: closedPath(corners), corners, measure };
}

const round: Outline = {
  path: circlePath(50, 50, 47),
  corners: regularPolygon(32, CREST_CENTER, 47),
  measure: 82,
};

/** The shapes of a crest. */
export const OUTLINES: NonEmpty<Outline> = [
  round,
  polygon(74, ...regularPolygon(6, CREST_CENTER, 49)),
  polygon(62, [50, 1], [99, 50], [50, 99], [1, 50]),
  polygon(76, [6, 6], [94, 6], [94, 64], [50, 98], [6, 64]),
  polygon(84, ...regularPolygon(8, CREST_CENTER, 50, 22.5)),
  polygon(62, [4, 8], [96, 8], [84, 50], [96, 92], [4, 92], [16, 50]),
];

/** A convex field of a crest. */
export interface Field {
  readonly corners: readonly Point[];
  /** Printed in the ground's ink, over the other fields. */
  readonly isGround?: true;
}

function field(...corners: Point[]): Field {
  return { corners };
}

/** A rectangular field. */
export function block(left: number, top: number, right: number, bottom: number): Field {
  return field([left, top], [right, top], [right, bottom], [left, bottom]);
}

function discField(radius: number): Field {
  return { corners: regularPolygon(32, CREST_CENTER, radius) };
}

const rays = range(8).map((i) =>
  field(
    CREST_CENTER,
    pointOnCircle(CREST_CENTER, 80, i * 45),
    pointOnCircle(CREST_CENTER, 80, i * 45 + 22.5),
  ),
);

/** The divisions of a crest, as fields of its second ink. */
export const DIVISIONS: NonEmpty<readonly Field[]> = [
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
