import { around, range, type Point } from "#app/art/print/geometry.ts";
import { limb, limbAt } from "#app/art/print/limb.ts";
import { round, xy } from "#app/art/print/number.ts";
import { circlePath } from "#app/art/print/shapes.ts";
import type { HairStyle } from "#app/art/season/look.ts";

/** A head seen from the side. */
export interface SideHead {
  readonly centre: Point;
  readonly radius: number;
  /** Where loose hair trails, degrees clockwise from east. */
  readonly trail: number;
}

/** A piece of a disc around the head, `spread` degrees to both sides of the trail. */
function shell({ centre, radius, trail }: SideHead, spread: number, size: number): string {
  const r = round(radius * size);
  const start = xy(...around(centre, radius * size, trail - spread));
  const end = xy(...around(centre, radius * size, trail + spread));
  return `M${start}A${r} ${r} 0 1 1 ${end}Z`;
}

const dome = (head: SideHead) => shell(head, 92, 1.12);

/** A point `far` radii from the head's middle, `off` degrees beside the trail, upwards. */
function behind({ centre, radius, trail }: SideHead, far: number, off = 0): Point {
  return around(centre, radius * far, trail + off);
}

/** A lock through three points, `from` and `to` radii wide. */
function lock(
  head: SideHead,
  points: readonly [root: Point, middle: Point, tip: Point],
  from: number,
  to: number,
): string {
  return limb(points, head.radius * from, head.radius * to);
}

function braid(head: SideHead): string[] {
  const plait = [behind(head, 0.9), behind(head, 2.3, -10), behind(head, 3.9, 8)] as const;
  const knots = range(5).map((i) => {
    const [x, y] = limbAt(plait, (i + 0.4) / 5).at;
    return circlePath(x, y, head.radius * (0.48 - i * 0.05));
  });
  return [dome(head), ...knots];
}

function twin(head: SideHead): string[] {
  const tails = [-38, 38].map((side) => {
    const tail = [
      behind(head, 0.95, side),
      behind(head, 1.7, side * 1.1),
      behind(head, 2.3, side * 1.5),
    ] as const;
    return limb(tail, head.radius * 0.6, head.radius * 0.25);
  });
  return [...tails, dome(head)];
}

function curls(head: SideHead): string[] {
  return range(8).map((i) => {
    return circlePath(...behind(head, 0.92, -112 + i * 32), head.radius * 0.42);
  });
}

const STYLES: Readonly<Record<HairStyle, (head: SideHead) => string[]>> = {
  ponytail: (head) => [
    dome(head),
    lock(head, [behind(head, 0.95), behind(head, 2.1, -16), behind(head, 3.1, 12)], 0.75, 0.28),
  ],
  side: (head) => [
    dome(head),
    lock(head, [behind(head, 0.9, -48), behind(head, 2, -50), behind(head, 3, -30)], 0.7, 0.3),
  ],
  topknot: (head) => [
    dome(head),
    lock(head, [behind(head, 0.9, 50), behind(head, 1.4, 50), behind(head, 1.8, 60)], 0.4, 0.8),
  ],
  long: (head) => [
    shell(head, 104, 1.2),
    lock(head, [behind(head, 0.4, -20), behind(head, 1.6, -22), behind(head, 2.9, -14)], 1.9, 1.1),
  ],
  bun: (head) => [dome(head), circlePath(...behind(head, 1.35), head.radius * 0.55)],
  bob: (head) => [shell(head, 104, 1.26)],
  crop: (head) => [dome(head)],
  braids: braid,
  twin,
  curls,
};

/** The outlines of a hairstyle on a head that we see from the side. */
export function sideHair(style: HairStyle, head: SideHead): string[] {
  return STYLES[style](head);
}
