import { type Point, xy } from "#app/art/print/shapes.ts";
import type { Paint } from "#app/art/print/ink.ts";

/** Two joints of an arm (elbow, hand) or a leg (knee, ankle). */
export type Bend = readonly [joint: Point, end: Point];

/**
 * Joints of a player at one moment, facing right. The hip is the origin, y points down; a torso is about 40
 * units long, an arm 52, a leg 70, the head has radius 10.
 */
export interface Pose {
  readonly neck: Point;
  readonly head: Point;
  readonly frontArm: Bend;
  readonly backArm: Bend;
  readonly frontLeg: Bend;
  readonly backLeg: Bend;
  /** The disc's center, radii and tilt. */
  readonly disc?: readonly [x: number, y: number, rx: number, ry: number, tilt: number];
  /** Direction of loose hair, degrees clockwise from east. */
  readonly hair: number;
  /** The head faces the viewer, as on a bust: loose hair hangs on both sides. */
  readonly facesUs?: true;
  /** The body faces the viewer, so shoulders and hips are wide. */
  readonly isFrontal?: true;
  readonly hasClipboard?: true;
  /** An arm covers the number, so it is omitted: half a digit could be read as another. */
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

/** The torso's own coordinates: along the spine from the hip, and across it. */
export interface Frame {
  readonly spine: number;
  /** Direction of the spine. */
  readonly up: Point;
  /** Clockwise lean of the spine from upright, in degrees. */
  readonly lean: number;
  readonly pointAt: (along: number, across: number) => Point;
  readonly shoulderWidth: number;
  readonly hipWidth: number;
}

export function bodyFrame({ neck, isFrontal }: Pose): Frame {
  const spine = Math.hypot(...neck);
  const up: Point = [neck[0] / spine, neck[1] / spine];
  const across: Point = [-up[1], up[0]];
  return {
    spine,
    up,
    lean: (Math.atan2(up[0], -up[1]) * 180) / Math.PI,
    pointAt: (a, b) => [up[0] * a + across[0] * b, up[1] * a + across[1] * b],
    shoulderWidth: isFrontal ? 13 : 9.5,
    hipWidth: isFrontal ? 8 : 6.5,
  };
}

/** Start of an arm: on the side of the spine to which its elbow points. */
export function shoulder(frame: Frame, { neck }: Pose, elbow: Point): Point {
  const across: Point = [-frame.up[1], frame.up[0]];
  const side = across[0] * (elbow[0] - neck[0]) + across[1] * (elbow[1] - neck[1]);
  const half = frame.shoulderWidth - 3;
  return frame.pointAt(frame.spine - 4, side > 0 ? half : -half);
}

/** Half the distance between the hips, positive when the front leg is in front. */
export function hipOffset({ frontLeg, backLeg, isFrontal }: Pose): number {
  const half = isFrontal ? 4 : 2.4;
  return frontLeg[0][0] > backLeg[0][0] ? half : -half;
}

/** A rounded trapezoid from the shoulders over a waist to the hips. */
export function torsoPath({ spine, pointAt, shoulderWidth, hipWidth }: Frame): string {
  const p = (along: number, across: number) => xy(...pointAt(along, across));
  const [hip, waist] = [hipWidth + 2.5, hipWidth + 1];
  const right = `L${p(spine + 1, shoulderWidth)}Q${p(spine * 0.42, waist)} ${p(-5, hip)}`;
  const left = `L${p(-5, -hip)}Q${p(spine * 0.42, -waist)} ${p(spine + 1, -shoulderWidth)}`;
  return `M${p(spine + 4, 4)}${right}${left}L${p(spine + 4, -4)}Z`;
}

/** Colors of a figure. */
export interface Palette {
  readonly skin: Paint;
  readonly jersey: Paint;
  readonly shorts: Paint;
  readonly socks: Paint;
  readonly shoes: Paint;
  readonly hair: Paint;
  /** Color of the clipboard, and of hats without `gear`. */
  readonly accent: Paint;
  /** Color and trim of the headwear. */
  readonly gear?: readonly [color: Paint, trim: Paint];
  readonly number: Paint;
  /** The two grooves of the head, which is a disc. */
  readonly groove: Paint;
}

/** A player in ink kit, with a gold number. */
export function inkKit(skin: Paint, socks: Paint, groove: Paint): Palette {
  return {
    skin,
    jersey: "black",
    shorts: "black",
    socks,
    shoes: "black",
    hair: "black",
    accent: "paper",
    number: "sun",
    groove,
  };
}

/** Every pose, one per line so that joints can be compared. */
// oxfmt-ignore
export const POSES: Readonly<Record<PoseName, Pose>> = {
  layout: { neck: [41, -12], head: [61, -19], frontArm: [[47, 19], [72, 26]], backArm: [[76, -25], [112, -38]], frontLeg: [[-33, 8], [-72, -4]], backLeg: [[-31, 18], [-68, 26]], disc: [126, -43, 17, 5, -14], hair: 166, box: [-86, -56, 146, 42] },
  sky: { neck: [7, -42], head: [6, -60], frontArm: [[24, -62], [28, -100]], backArm: [[-10, -24], [-27, -10]], frontLeg: [[21, 23], [0, 52]], backLeg: [[-8, 36], [-28, 66]], disc: [30, -112, 17, 5, -12], hair: 195, isFrontal: true, box: [-44, -124, 52, 82] },
  forehand: { neck: [6, -41], head: [12, -58], frontArm: [[30, -22], [60, -17]], backArm: [[-16, -30], [-34, -42]], frontLeg: [[36, 18], [53, 62]], backLeg: [[-26, 30], [-58, 62]], disc: [76, -22, 17, 5, 12], hair: 170, box: [-74, -74, 94, 78] },
  backhand: { hidesNumber: true, neck: [12, -39], head: [24, -53], frontArm: [[-2, -16], [-36, -20]], backArm: [[32, -16], [46, 4]], frontLeg: [[38, 22], [34, 66]], backLeg: [[-27, 26], [-60, 58]], disc: [-50, -20, 17, 5, -10], hair: 160, box: [-74, -68, 60, 80] },
  hammer: { neck: [-3, -43], head: [-1, -61], frontArm: [[22, -66], [5, -96]], backArm: [[22, -32], [52, -45]], frontLeg: [[25, 32], [38, 70]], backLeg: [[-20, 30], [-36, 68]], disc: [1, -110, 8, 17, 24], hair: 170, isFrontal: true, box: [-50, -130, 58, 84] },
  mark: { neck: [0, -42], head: [1, -60], frontArm: [[32, -48], [58, -70]], backArm: [[-32, -36], [-62, -32]], frontLeg: [[33, 22], [38, 66]], backLeg: [[-33, 22], [-38, 66]], hair: -90, facesUs: true, isFrontal: true, box: [-70, -78, 66, 80] },
  cut: { neck: [17, -38], head: [29, -53], frontArm: [[36, -14], [58, -30]], backArm: [[-10, -28], [-20, -2]], frontLeg: [[33, 4], [36, 43]], backLeg: [[-22, 29], [-62, 34]], hair: 165, box: [-78, -70, 68, 60] },
  pull: { neck: [15, -39], head: [26, -55], frontArm: [[42, -41], [78, -55]], backArm: [[-10, -22], [-36, -24]], frontLeg: [[12, 37], [2, 74]], backLeg: [[-33, 12], [-68, -4]], disc: [108, -66, 17, 6, -16], hair: 165, box: [-84, -78, 128, 88] },
  pancake: { neck: [10, -40], head: [17, -57], frontArm: [[34, -24], [54, -50]], backArm: [[26, -10], [54, -32]], frontLeg: [[26, 25], [14, 64]], backLeg: [[-20, 33], [-46, 60]], disc: [58, -42, 15, 4, -6], hair: 170, box: [-62, -74, 76, 80] },
  spike: { neck: [0, -42], head: [-2, -60], frontArm: [[26, -66], [44, -98]], backArm: [[-28, -66], [-46, -96]], frontLeg: [[18, 32], [10, 70]], backLeg: [[-28, 22], [-6, 46]], disc: [50, -112, 17, 5, 16], hair: 180, isFrontal: true, box: [-56, -124, 70, 86] },
  toe: { neck: [24, -34], head: [38, -46], frontArm: [[54, -52], [86, -60]], backArm: [[10, -12], [-12, -22]], frontLeg: [[16, 36], [6, 72]], backLeg: [[-30, 18], [-66, 36]], disc: [100, -64, 17, 5, -14], hair: 165, box: [-82, -72, 120, 86] },
  reach: { neck: [41, -13], head: [61, -22], frontArm: [[46, 20], [70, 30]], backArm: [[76, -28], [118, -50]], frontLeg: [[-33, 14], [-76, 6]], backLeg: [[-32, -8], [-60, -36]], hair: 172, box: [-86, -70, 132, 46] },
  coach: { neck: [0, -44], head: [2, -62], frontArm: [[24, -24], [46, -52]], backArm: [[-24, -24], [-8, -8]], frontLeg: [[14, 36], [16, 74]], backLeg: [[-14, 36], [-16, 74]], hasClipboard: true, hair: -90, facesUs: true, isFrontal: true, box: [-40, -80, 66, 86] },
};
