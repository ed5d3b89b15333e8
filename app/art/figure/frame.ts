import type { Point } from "#app/art/print/geometry.ts";
import { xy } from "#app/art/print/number.ts";
import type { Pose } from "./pose.ts";

/** The torso's own coordinates: along the spine from the hip, and across it. */
export interface Frame {
  readonly spine: number;
  /** Direction of the spine. */
  readonly up: Point;
  /** Degrees by which the spine leans clockwise from upright. */
  readonly lean: number;
  readonly at: (along: number, across: number) => Point;
  readonly shoulderWidth: number;
  readonly hipWidth: number;
}

export function frameOf({ neck, isFrontal }: Pose): Frame {
  const spine = Math.hypot(...neck);
  const up: Point = [neck[0] / spine, neck[1] / spine];
  const across: Point = [-up[1], up[0]];
  return {
    spine,
    up,
    lean: (Math.atan2(up[0], -up[1]) * 180) / Math.PI,
    at: (a, b) => [up[0] * a + across[0] * b, up[1] * a + across[1] * b],
    shoulderWidth: isFrontal ? 13 : 9.5,
    hipWidth: isFrontal ? 8 : 6.5,
  };
}

/** Where an arm starts: on the side of the spine to which its elbow points. */
export function shoulder(frame: Frame, { neck }: Pose, elbow: Point): Point {
  const across: Point = [-frame.up[1], frame.up[0]];
  const side = across[0] * (elbow[0] - neck[0]) + across[1] * (elbow[1] - neck[1]);
  const half = frame.shoulderWidth - 3;
  return frame.at(frame.spine - 4, side > 0 ? half : -half);
}

/** Half the distance of the hips, positive when the front leg is in front. */
export function hipOffset({ frontLeg, backLeg, isFrontal }: Pose): number {
  const half = isFrontal ? 4 : 2.4;
  return frontLeg[0][0] > backLeg[0][0] ? half : -half;
}

/** A rounded trapezoid from the shoulders over a waist to the hips. */
export function torsoPath({ spine, at, shoulderWidth, hipWidth }: Frame): string {
  const p = (along: number, across: number) => xy(...at(along, across));
  const [hip, waist] = [hipWidth + 2.5, hipWidth + 1];
  const right = `L${p(spine + 1, shoulderWidth)}Q${p(spine * 0.42, waist)} ${p(-5, hip)}`;
  const left = `L${p(-5, -hip)}Q${p(spine * 0.42, -waist)} ${p(spine + 1, -shoulderWidth)}`;
  return `M${p(spine + 4, 4)}${right}${left}L${p(spine + 4, -4)}Z`;
}
