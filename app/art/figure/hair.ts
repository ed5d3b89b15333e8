import { around, range, type Point } from "#app/art/print/geometry.ts";
import type { Choices } from "#app/art/print/hash.ts";
import { limb, limbAt } from "#app/art/print/limb.ts";
import { round, xy } from "#app/art/print/number.ts";
import { circlePath } from "#app/art/print/shapes.ts";

/** What a figure has on its head. */
export type Headwear =
  "pony" | "bun" | "braid" | "bob" | "curls" | "cap" | "band" | "crop" | "twin" | "bucket";

export const HEADWEAR: Choices<Headwear> = [
  "pony",
  "bun",
  "braid",
  "bob",
  "curls",
  "cap",
  "band",
  "crop",
  "twin",
  "bucket",
];

interface Head {
  readonly centre: Point;
  readonly radius: number;
  /** Where loose hair trails, degrees clockwise from east. */
  readonly trail: number;
}

/** A piece of a disc around the head, `spread` degrees to both sides of the trail. */
function shell({ centre, radius, trail }: Head, spread: number, size: number): string {
  const r = round(radius * size);
  const start = xy(...around(centre, radius * size, trail - spread));
  const end = xy(...around(centre, radius * size, trail + spread));
  return `M${start}A${r} ${r} 0 1 1 ${end}Z`;
}

const dome = (head: Head) => shell(head, 92, 1.12);

/** A point `far` radii from the head's middle, `off` degrees beside the trail. */
function behind({ centre, radius, trail }: Head, far: number, off = 0): Point {
  return around(centre, radius * far, trail + off);
}

function pony(head: Head): string[] {
  const tail = [behind(head, 0.95), behind(head, 2.1, -16), behind(head, 3.1, 12)] as const;
  return [dome(head), limb(tail, head.radius * 0.75, head.radius * 0.28, { samples: 5 })];
}

function braid(head: Head): string[] {
  const plait = [behind(head, 0.9), behind(head, 2.3, -10), behind(head, 3.9, 8)] as const;
  const knots = range(5).map((i) => {
    const [x, y] = limbAt(plait, (i + 0.4) / 5).at;
    return circlePath(x, y, head.radius * (0.48 - i * 0.05));
  });
  return [dome(head), ...knots];
}

function twin(head: Head): string[] {
  const tails = [-38, 38].map((side) => {
    const tail = [
      behind(head, 0.95, side),
      behind(head, 1.7, side * 1.1),
      behind(head, 2.3, side * 1.5),
    ] as const;
    return limb(tail, head.radius * 0.6, head.radius * 0.25, { samples: 4 });
  });
  return [...tails, dome(head)];
}

function curls(head: Head): string[] {
  return range(8).map((i) => {
    return circlePath(...behind(head, 0.92, -112 + i * 32), head.radius * 0.42);
  });
}

/** The outlines of a hairstyle; hats hide the hair and have none. */
export function hairPaths(style: Headwear, head: Head): string[] {
  switch (style) {
    case "pony":
      return pony(head);
    case "braid":
      return braid(head);
    case "twin":
      return twin(head);
    case "curls":
      return curls(head);
    case "bun":
      return [dome(head), circlePath(...behind(head, 1.35), head.radius * 0.55)];
    case "bob":
      return [shell(head, 104, 1.26)];
    case "crop":
      return [dome(head)];
    case "cap":
    case "band":
    case "bucket":
      return [];
  }
}
