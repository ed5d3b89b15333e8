import {
  circle,
  ring,
  fillPath,
  transformShapes,
  pointOnCircle,
  range,
  type Point,
  hash,
  pickCyclic,
  type NonEmpty,
  closedPath,
  starPath,
  round,
  xy,
  factor,
} from "#app/art/print/shapes.ts";
import { paint, type Paint } from "#app/art/print/ink.ts";
import { spell } from "#app/lib/letters.ts";
import { plainLine, printLine, setLine, type Line, type MarkInks } from "./line.ts";

interface Laurel {
  readonly center: Point;
  readonly radius: number;
  /** Leaves on each side. */
  readonly leaves: number;
  /** Half the length of a leaf. */
  readonly leaf?: number;
  readonly color: Paint;
}

const FIRST_ANGLE = 106;
const LAST_ANGLE = 234;
const TILT_DEGREES = 38;

/**
 * A laurel like a strobe photograph: one disc rotating along its flight, one exposure per leaf, mirrored on
 * the right. Later exposures are larger and seen more from above.
 */
export function discLaurel({ center, radius, leaves, leaf = radius * 0.185, color }: Laurel) {
  const exposure = (side: 1 | -1, i: number): string => {
    const t = leaves === 1 ? 1 : i / (leaves - 1);
    const angle = FIRST_ANGLE + (LAST_ANGLE - FIRST_ANGLE) * t;
    const rx = leaf * (0.78 + 0.34 * t);
    const ry = rx * (0.26 + 0.36 * t);
    const roll = angle + 90 - TILT_DEGREES + TILT_DEGREES * 1.5 * t;
    const at = pointOnCircle(center, radius, side === 1 ? angle : 180 - angle);
    const turn = side === 1 ? roll : 180 - roll;
    return `<ellipse transform="translate(${xy(...at)}) rotate(${round(turn)})" rx="${round(rx)}" ry="${round(ry)}"/>`;
  };
  const branch = (side: 1 | -1) => range(leaves).map((i) => exposure(side, i));
  return `<g fill="${paint(color)}">${[...branch(1), ...branch(-1)].join("")}</g>`;
}

type Decoration = "laurel" | "rays" | "discs" | "stars";

const DECORATIONS: NonEmpty<Decoration> = ["laurel", "rays", "discs", "stars"];
const CREST_CENTER = [150, 150] as const;
const RING_RADIUS = 117;
/** Fewer would leave the ring empty. */
const MIN_PARTS = 12;

function ray(angle: number, outer: number): string {
  const half = 1.6;
  return fillPath(
    closedPath([
      pointOnCircle(CREST_CENTER, 104, angle - half),
      pointOnCircle(CREST_CENTER, outer, angle - half),
      pointOnCircle(CREST_CENTER, outer, angle + half),
      pointOnCircle(CREST_CENTER, 104, angle + half),
    ]),
    "sun",
  );
}

/** Decoration around the crest's letters, picked by a hash of the name, with parts for every season played. */
function drawDecoration(name: string, seasons: number): string {
  const kind = pickCyclic(DECORATIONS, hash(name) >>> 4);
  if (kind === "laurel") {
    return discLaurel({ center: CREST_CENTER, radius: 112, leaves: seasons, color: "sun" });
  }
  const count = Math.max(MIN_PARTS, 2 * seasons + 2);
  const parts = range(count).map((i) => {
    const angle = (i * 360) / count - 90;
    const [x, y] = pointOnCircle(CREST_CENTER, RING_RADIUS, angle);
    const isLong = i % 2 === 0;
    if (kind === "discs") return circle(x, y, isLong ? 11 : 5, "sun");
    if (kind === "stars") return fillPath(starPath([x, y], 12.5, 5.2), "sun");
    return ray(angle, isLong ? 131 : 122);
  });
  return parts.join("");
}

/** Two letters side by side are taller than one. */
const CAP_HEIGHTS = { one: 100, two: 120 } as const;

/**
 * Initials of a name: all of a two-letter name, a number after a word, the initials of two words, else the
 * first letter.
 */
function initials(name: string): readonly string[] {
  const [first = [], second = []] = spell(name);
  const all = spell(name).flat();
  if (all.length <= 2) return all;
  if (second.length > 0 && second.length <= 2 && second.every((line) => /\d/.test(line)))
    return second;
  return [...first.slice(0, 1), ...second.slice(0, 1)];
}

function setInitials(name: string): Line {
  const letters = initials(name);
  return setLine([letters], letters.length > 1 ? CAP_HEIGHTS.two : CAP_HEIGHTS.one, false);
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Round letters extend beyond the line by up to this much, which is ignored; only accents enlarge the box. */
const MAX_OVERSHOOT = 4;

function lineBox({ left, right, top, foot, height }: Line): Box {
  const upper = top < -MAX_OVERSHOOT ? top : 0;
  const lower = foot > height + MAX_OVERSHOOT ? foot : height;
  return { left, top: upper, width: right - left, height: lower - upper };
}

/** The circle that a monogram fits into. */
export interface MonogramCircle {
  readonly center: Point;
  readonly radius: number;
  /** Largest letter. */
  readonly maxScale: number;
}

function fitInCircle(
  line: Line,
  { center: [x, y], radius, maxScale }: MonogramCircle,
  shapes: string,
): string {
  const { left, top, width, height } = lineBox(line);
  const scale = factor(Math.min(maxScale, radius / Math.hypot(width / 2, height / 2)));
  const corner = xy(x - (left + width / 2) * scale, y - (top + height / 2) * scale);
  return transformShapes(`translate(${corner}) scale(${scale})`, shapes);
}

/** The club's initials in a circle. */
export function monogram(name: string, bounds: MonogramCircle, inks: MarkInks): string {
  const line = setInitials(name);
  return fitInCircle(line, bounds, printLine(line, inks));
}

/** The club's initials in a circle, in one color. */
export function plainMonogram(name: string, bounds: MonogramCircle, fill: Paint): string {
  const line = setInitials(name);
  return fitInCircle(line, bounds, plainLine(line, fill));
}

/** The club's initials without a circle in one color, and their bounding box. */
export function monogramWithBox(name: string, fill: Paint): { markup: string; box: Box } {
  const line = setInitials(name);
  const { left, width, top, height } = lineBox(line);
  const box = { left: left - 1, top: top - 3, width: width + 2, height: height + 5 };
  return { markup: plainLine(line, fill), box };
}

/** Where two letters overlap, the crest's ground shows through. */
const CREST_INKS = {
  ink: "paper",
  disc: "sun",
  groove: "black",
  hole: "black",
  left: "paper",
  right: "sun",
  crossing: "black",
} as const;

/** Letters have their stems on the left, so their middle is slightly to the right of their visual center. */
const LETTER_AREA = { center: [152.9, 150], radius: 92.1, maxScale: 1.22 } as const;

/** The club's crest, 300 x 300. Its decoration has parts for every season played. */
export function teamCrest(name: string, seasons: number): string {
  return (
    circle(150, 150, 148, "black") +
    ring(150, 150, 139, "sun", 2.5) +
    drawDecoration(name, seasons) +
    monogram(name, LETTER_AREA, CREST_INKS)
  );
}

/** The club's initials in ink on the sun's disc, 100 x 100. */
export function plainIcon(name: string): string {
  const letters = plainMonogram(name, { center: [50, 50], radius: 42.3, maxScale: 0.56 }, "black");
  return `<circle cx="50" cy="50" r="50" fill="var(--g)"/>${letters}`;
}

/**
 * The club's initials as a standalone file, including the inks, because browsers draw it without page styles.
 *
 * @param inks the sun `g` and the ink `k`, `#rrggbb`
 */
export function favicon(
  name: string,
  { g, k }: { readonly g: string; readonly k: string },
): string {
  const markup = plainIcon(name).replaceAll("var(--g)", g).replaceAll("var(--k)", k);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${markup}</svg>`;
}
