import { range, type Point } from "./geometry.ts";
import { round, xy } from "./number.ts";

/** A shoulder, elbow and hand, or a hip, knee and ankle. */
export type Joints = readonly [from: Point, joint: Point, to: Point];

interface Sweep {
  /** The part of the limb that is swept, 0 at the body, 1 at the end: a sleeve stops at 0.27. */
  readonly from?: number;
  readonly to?: number;
  /** What the middle is wider than a straight taper. */
  readonly bulge?: number;
  /** Samples along each side. */
  readonly samples?: number;
  /** Round ends. */
  readonly capFrom?: boolean;
  readonly capTo?: boolean;
}

/**
 * The control point of a limb's curve. A curve through the joint would bend like a hose; one that
 * only leans towards it bends like an arm: 0.35 of the joint, 0.65 of the point whose curve would
 * pass through it.
 */
function control([from, joint, to]: Joints): Point {
  const through = (axis: 0 | 1) => 2 * joint[axis] - (from[axis] + to[axis]) / 2;
  return [joint[0] * 0.35 + through(0) * 0.65, joint[1] * 0.35 + through(1) * 0.65];
}

/** The point and the direction of a limb at `t`, 0 at the body, 1 at the end. */
export function limbAt(joints: Joints, t: number): { at: Point; direction: Point } {
  const [a, , c] = joints;
  const b = control(joints);
  const on = (i: 0 | 1) => (1 - t) ** 2 * a[i] + 2 * (1 - t) * t * b[i] + t * t * c[i];
  const along = (i: 0 | 1) => 2 * (1 - t) * (b[i] - a[i]) + 2 * t * (c[i] - b[i]);
  const length = Math.hypot(along(0), along(1)) || 1;
  return { at: [on(0), on(1)], direction: [along(0) / length, along(1) / length] };
}

/** Catmull-Rom through points, written as cubic curves from the second point on. */
function smooth(points: readonly Point[]): string {
  const at = (i: number): Point => points[Math.max(0, Math.min(points.length - 1, i))] ?? [0, 0];
  return range(points.length - 1)
    .map((i) => {
      const [before, start, end, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
      const leave = xy(start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6);
      const enter = xy(end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6);
      return `C${leave} ${enter} ${xy(...end)}`;
    })
    .join("");
}

const ORIGIN: Point = [0, 0];
const first = (points: readonly Point[]): Point => points[0] ?? ORIGIN;
const last = (points: readonly Point[]): Point => points.at(-1) ?? ORIGIN;

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
  const { from = 0, to = 1, bulge = 0, samples = 7, capFrom = true, capTo = true } = sweep;
  const left: Point[] = [];
  const right: Point[] = [];
  for (const i of range(samples + 1)) {
    const t = from + ((to - from) * i) / samples;
    const { at, direction } = limbAt(joints, t);
    const half = (widthFrom + (widthTo - widthFrom) * t + bulge * Math.sin(Math.PI * t)) / 2;
    left.push([at[0] - direction[1] * half, at[1] + direction[0] * half]);
    right.unshift([at[0] + direction[1] * half, at[1] - direction[0] * half]);
  }
  const turn = capTo ? cap(last(left), first(right)) : `L${xy(...first(right))}`;
  const close = capFrom ? cap(last(right), first(left)) : "";
  return `M${xy(...first(left))}${smooth(left)}${turn}${smooth(right)}${close}Z`;
}
