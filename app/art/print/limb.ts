import { range, type Point, round, xy } from "./shapes.ts";

/** A shoulder, elbow and hand, or a hip, knee and ankle. */
export type Joints = readonly [from: Point, joint: Point, to: Point];

interface Sweep {
  /** Range of the limb to outline, 0 at the body, 1 at the end: a sleeve stops at 0.27. */
  readonly from?: number;
  readonly to?: number;
  /** Extra width in the middle, beyond a straight taper. */
  readonly bulge?: number;
  /** Curves along each side. */
  readonly segments?: number;
  /** Round ends. */
  readonly hasStartCap?: boolean;
  readonly hasEndCap?: boolean;
}

/**
 * The control point of a limb's curve: 0.35 of the joint, 0.65 of the point whose curve would pass through
 * it. A curve through the joint would bend like a hose; this one bends like an arm.
 */
function control([from, joint, to]: Joints): Point {
  const through = (axis: 0 | 1) => 2 * joint[axis] - (from[axis] + to[axis]) / 2;
  return [joint[0] * 0.35 + through(0) * 0.65, joint[1] * 0.35 + through(1) * 0.65];
}

/** The point and the direction of a limb at `t`, 0 at the body, 1 at the end. */
export function limbAt(joints: Joints, t: number): { at: Point; direction: Point } {
  const [a, , c] = joints;
  const b = control(joints);
  const coordinate = (i: 0 | 1) => (1 - t) ** 2 * a[i] + 2 * (1 - t) * t * b[i] + t * t * c[i];
  const slope = (i: 0 | 1) => 2 * (1 - t) * (b[i] - a[i]) + 2 * t * (c[i] - b[i]);
  const length = Math.hypot(slope(0), slope(1)) || 1;
  return { at: [coordinate(0), coordinate(1)], direction: [slope(0) / length, slope(1) / length] };
}

/** One side of a limb: its point at `t`. */
type Side = (t: number) => Point;

/** A small step along a side, to find its direction. */
const SMALL_STEP = 1e-4;

function roundPoint([x, y]: Point): Point {
  return [round(x), round(y)];
}

/** A point on a side and its Bézier handle in the side's direction, for a cubic curve over `step`. */
function handle(side: Side, t: number, step: number): Point {
  const [at, near] = [side(t), side(t + SMALL_STEP)];
  const reach = step / (3 * SMALL_STEP);
  return [at[0] + (near[0] - at[0]) * reach, at[1] + (near[1] - at[1]) * reach];
}

/**
 * Cubic curves along a side, with its direction at both ends of each. Relative coordinates are
 * shorter than absolute ones; they start from rounded points, so that errors do not add up.
 */
function curves(side: Side, from: number, to: number, segments: number): string {
  const step = (to - from) / segments;
  return range(segments)
    .map((i) => {
      const [start, end] = [from + i * step, from + (i + 1) * step];
      const [x, y] = roundPoint(side(start));
      const relative = ([px, py]: Point) => xy(px - x, py - y);
      const handles = [handle(side, start, step), handle(side, end, -step)];
      return `c${[...handles, roundPoint(side(end))].map(relative).join(" ")}`;
    })
    .join("");
}

function cap(start: Point, end: Point): string {
  const radius = round(Math.hypot(start[0] - end[0], start[1] - end[1]) / 2);
  return `A${radius} ${radius} 0 0 0 ${xy(...end)}`;
}

/**
 * The outline of a limb: its curve swept with a width that runs evenly from `widthFrom` to
 * `widthTo`. Sleeves, shorts and socks are the same sweep, wider and cut to a part of it.
 */
export function limb(
  joints: Joints,
  widthFrom: number,
  widthTo: number,
  sweep: Sweep = {},
): string {
  const { from = 0, to = 1, bulge = 0, segments = 2, hasStartCap = true, hasEndCap = true } = sweep;
  const side =
    (sign: 1 | -1): Side =>
    (t) => {
      const { at, direction } = limbAt(joints, t);
      const half = (widthFrom + (widthTo - widthFrom) * t + bulge * Math.sin(Math.PI * t)) / 2;
      return [at[0] - sign * direction[1] * half, at[1] + sign * direction[0] * half];
    };
  const [left, right] = [side(1), side(-1)];
  const turn = hasEndCap ? cap(left(to), right(to)) : `L${xy(...right(to))}`;
  const close = hasStartCap ? cap(right(from), left(from)) : "";
  return `M${xy(...left(from))}${curves(left, from, to, segments)}${turn}${curves(right, to, from, segments)}${close}Z`;
}
