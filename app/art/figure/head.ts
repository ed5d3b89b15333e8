import { drawGear, drawHair } from "#app/art/bust/hair.ts";
import {
  degrees,
  pointOnCircle,
  range,
  type Point,
  factor,
  round,
  xy,
  circle,
  fillPath,
  transformShapes,
  ring,
  circlePath,
} from "#app/art/print/shapes.ts";
import type { Gear, HairStyle } from "#app/domain/look.ts";
import { limb, limbAt } from "#app/art/print/limb.ts";
import type { Paint } from "#app/art/print/ink.ts";
import type { Palette, Pose } from "./pose.ts";

/** Headwear for a head of radius 10, seen from the side, facing right: the colored part, then its trim. */
const GEAR_COLORS: Readonly<Partial<Record<Gear, readonly [color: string, trim: string]>>> = {
  cap: ["M-10.6 -1A10.6 10.6 0 0 1 10.6 -1Z", "M-2 -1H20Q20.5 2.2 15 1.4H-2Z"],
  bucket: ["M-8.5 -2L-7 -12.5H7L8.5 -2L16.5 3H-16.5Z", "M-8.9 -2.6L-8.5 -5H8.5L8.9 -2.6Z"],
  headband: ["M-10 -5H10V-0.2H-10Z", ""],
  hijab: [
    "M9.6 -6A12 12 0 1 0 -7 10.4L-11 19Q-1 24 9 19L7 9Q1 11 -1.6 5Q-4 -2 1.6 -6.4Q5 -8.6 9.6 -6Z",
    "M9.6 -6Q5 -8.6 1.6 -6.4L2.6 -4.6Q6 -6.4 9.9 -4.4Z",
  ],
  visor: ["M2 -6.4H10Q19 -6.4 22 -2.4Q13 -3.4 2 -2.8Z", "M-9.2 -6.4H4V-2.8H-10.2Z"],
};

/** Sunglasses are ink on every head; the color parameter is the glint. */
const SUNGLASSES_PATHS = [
  "M4 -3.6H6.2L5 1Q3.4 0 4 -3.6Z",
  "M-9 -4.4H11V-2.6Q10.6 3 6 3Q1.4 3 1 -2.6H-9Z",
];

const GLASSES_PATH = "M-9.5 -3.4H1V-2H-9.5ZM1 -4.8H9.4V2.4H1ZM2.4 -3.4V1H8V-3.4Z";

interface Head {
  readonly center: Point;
  readonly radius: number;
  /** Clockwise lean of the head from upright, in degrees. */
  readonly lean: number;
}

function markup(gear: Gear, [color, trim]: readonly [Paint, Paint]): string {
  const [glint = "", frame = ""] = SUNGLASSES_PATHS;
  if (gear === "glasses") return fillPath(GLASSES_PATH, "black");
  if (gear === "sunglasses") return fillPath(frame, "black") + fillPath(glint, color);
  const [hat = "", edge = ""] = GEAR_COLORS[gear] ?? [];
  return (hat && fillPath(hat, color)) + (edge && fillPath(edge, trim));
}

/** A hat or glasses in side view, rotated with the head; empty for "none". */
function sideGear(
  gear: Gear,
  { center, radius, lean }: Head,
  inks: readonly [color: Paint, trim: Paint],
): string {
  if (gear === "none") return "";
  const size = radius === 10 ? "" : ` scale(${factor(radius / 10)})`;
  return transformShapes(
    `translate(${xy(...center)}) rotate(${round(lean)})${size}`,
    markup(gear, inks),
  );
}

/** A head seen from the side. */
export interface SideHead {
  readonly center: Point;
  readonly radius: number;
  /** Direction of loose hair, degrees clockwise from east. */
  readonly trail: number;
}

/** A segment of a disc around the head, `spread` degrees on each side of the trail. */
function shell({ center, radius, trail }: SideHead, spread: number, size: number): string {
  const r = round(radius * size);
  const start = xy(...pointOnCircle(center, radius * size, trail - spread));
  const end = xy(...pointOnCircle(center, radius * size, trail + spread));
  return `M${start}A${r} ${r} 0 1 1 ${end}Z`;
}

const dome = (head: SideHead) => shell(head, 92, 1.12);

/** A point `far` radii from the center of the head, `off` degrees above the trail. */
function trailAt({ center, radius, trail }: SideHead, far: number, angle = 0): Point {
  return pointOnCircle(center, radius * far, trail + angle);
}

/** A lock of hair through three points; its width tapers from `from` to `to`, in radii. */
function lock(
  head: SideHead,
  points: readonly [root: Point, middle: Point, tip: Point],
  from: number,
  to: number,
): string {
  return limb(points, head.radius * from, head.radius * to);
}

function braid(head: SideHead): string[] {
  const plait = [trailAt(head, 0.9), trailAt(head, 2.3, -10), trailAt(head, 3.9, 8)] as const;
  const knots = range(5).map((i) => {
    const [x, y] = limbAt(plait, (i + 0.4) / 5).at;
    return circlePath(x, y, head.radius * (0.48 - i * 0.05));
  });
  return [dome(head), ...knots];
}

function twin(head: SideHead): string[] {
  const tails = [-38, 38].map((side) => {
    const tail = [
      trailAt(head, 0.95, side),
      trailAt(head, 1.7, side * 1.1),
      trailAt(head, 2.3, side * 1.5),
    ] as const;
    return limb(tail, head.radius * 0.6, head.radius * 0.25);
  });
  return [...tails, dome(head)];
}

function curls(head: SideHead): string[] {
  return range(8).map((i) => {
    return circlePath(...trailAt(head, 0.92, -112 + i * 32), head.radius * 0.42);
  });
}

const HAIR_STYLES: Readonly<Record<HairStyle, (head: SideHead) => string[]>> = {
  ponytail: (head) => [
    dome(head),
    lock(head, [trailAt(head, 0.95), trailAt(head, 2.1, -16), trailAt(head, 3.1, 12)], 0.75, 0.28),
  ],
  side: (head) => [
    dome(head),
    lock(head, [trailAt(head, 0.9, -48), trailAt(head, 2, -50), trailAt(head, 3, -30)], 0.7, 0.3),
  ],
  topknot: (head) => [
    dome(head),
    lock(head, [trailAt(head, 0.9, 50), trailAt(head, 1.4, 50), trailAt(head, 1.8, 60)], 0.4, 0.8),
  ],
  long: (head) => [
    shell(head, 104, 1.2),
    lock(
      head,
      [trailAt(head, 0.4, -20), trailAt(head, 1.6, -22), trailAt(head, 2.9, -14)],
      1.9,
      1.1,
    ),
  ],
  bun: (head) => [dome(head), circlePath(...trailAt(head, 1.35), head.radius * 0.55)],
  bob: (head) => [shell(head, 104, 1.26)],
  crop: (head) => [dome(head)],
  bald: () => [],
  buzz: (head) => [shell(head, 84, 1.05)],
  short: (head) => [shell(head, 100, 1.15)],
  waves: (head) => [
    dome(head),
    ...range(5).map((i) => circlePath(...trailAt(head, 0.86, -84 + i * 34), head.radius * 0.4)),
  ],
  locs: (head) => [
    dome(head),
    ...[-46, -16, 14, 44].map((off) =>
      lock(
        head,
        [trailAt(head, 0.8, off), trailAt(head, 1.7, off * 0.9), trailAt(head, 2.4, off * 0.6)],
        0.42,
        0.34,
      ),
    ),
  ],
  braids: braid,
  twin,
  curls,
};

/** Outlines of a hairstyle in side view. */
function sideHair(style: HairStyle, head: SideHead): string[] {
  return HAIR_STYLES[style](head);
}

export interface HeadLook {
  /** Omitted if the hat covers all of it. */
  readonly hair?: HairStyle;
  readonly gear?: Gear;
  readonly palette: Palette;
  readonly headRadius?: number;
}

/** A head in two layers: hair behind the body, and the rest in front of it. */
export interface HeadParts {
  readonly back: string;
  readonly front: string;
}

/** The bust's head: its middle and its radius. */
const BUST_HEAD = { middle: "-200 -130", radius: 76 };

function face({ palette, headRadius: r = 10 }: HeadLook, { head: at }: Pose): string {
  return (
    circle(...at, r, palette.skin) +
    ring(...at, r * 0.84, palette.groove, 1) +
    ring(...at, r * 0.36, palette.groove, 1)
  );
}

/** Head of a figure, with the bust's hair and gear, rotated with the pose. */
export function drawHead(look: HeadLook, pose: Pose): HeadParts {
  const { hair: style, gear = "none", palette, headRadius: radius = 10 } = look;
  const { head: center, neck } = pose;
  const lean = degrees(Math.atan2(center[1] - neck[1], center[0] - neck[0])) + 90;
  const gearInks = palette.gear ?? ([palette.accent, palette.accent] as const);
  const drawnFace = face(look, pose);
  if (pose.facesUs === true) {
    const size = factor(radius / BUST_HEAD.radius);
    const transform = `translate(${xy(...center)}) rotate(${round(lean)}) scale(${size}) translate(${BUST_HEAD.middle})`;
    const hair =
      style === undefined ? { back: "", front: "" } : drawHair(style, palette.hair, gear);
    const worn = hair.front + drawGear(gear, ...gearInks);
    return {
      back: hair.back && transformShapes(transform, hair.back),
      front: drawnFace + (worn && transformShapes(transform, worn)),
    };
  }
  const locks = style === undefined ? [] : sideHair(style, { center, radius, trail: pose.hair });
  const hair = locks.map((path) => fillPath(path, palette.hair)).join("");
  return { back: "", front: drawnFace + hair + sideGear(gear, { center, radius, lean }, gearInks) };
}
