import type { Point } from "#app/art/print/geometry.ts";

/** Two joints of an arm (elbow, hand) or a leg (knee, ankle). */
export type Bend = readonly [joint: Point, end: Point];

/**
 * The joints of a player in one moment, facing right. The hip is the origin, y points down; a torso
 * is about 40 units long, an arm 52, a leg 70, the head has radius 10.
 */
export interface Pose {
  readonly neck: Point;
  readonly head: Point;
  readonly frontArm: Bend;
  readonly backArm: Bend;
  readonly frontLeg: Bend;
  readonly backLeg: Bend;
  /** The disc's centre, radii and tilt. */
  readonly disc?: readonly [x: number, y: number, rx: number, ry: number, tilt: number];
  /** Where loose hair trails, degrees clockwise from east. */
  readonly hair: number;
  /** The head is turned towards us as on a bust: loose hair hangs to both sides. */
  readonly facesUs?: true;
  /** The body is turned towards us, so shoulders and hips are wide. */
  readonly isFrontal?: true;
  readonly hasClipboard?: true;
  /** An arm covers the number, which is then left out: half a figure could be read as another. */
  readonly hidesNumber?: true;
  /** The bounding box of the pose, disc included. */
  readonly box: readonly [left: number, top: number, right: number, bottom: number];
}

export type PoseName =
  | "layout"
  | "sky"
  | "forehand"
  | "backhand"
  | "hammer"
  | "mark"
  | "cut"
  | "pull"
  | "pancake"
  | "spike"
  | "toe"
  | "reach"
  | "coach";
