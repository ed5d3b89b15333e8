import { type Point, closed } from "#app/art/print/shapes.ts";
import { ACCENTS, SIGNS } from "./signs.ts";
import { inkPart, type Draw, type Glyph, disc, glyph, roundCorners, track } from "./glyph.ts";
import { ROUND_LETTERS } from "./round-letters.ts";
import { STRAIGHT_LETTERS } from "./straight-letters.ts";

const TOKEN = /[MLHVAQCZ]|-?\d*\.?\d+/g;

const STEPS = 12;

/** A point on a Bézier curve of any degree, by halving. */
function onCurve(points: readonly Point[], t: number): Point {
  const [first, ...rest] = points;
  if (first === undefined || rest.length === 0) return first ?? [0, 0];
  const next = rest.map(([x, y], i): Point => {
    const [px, py] = points[i] ?? [x, y];
    return [px + (x - px) * t, py + (y - py) * t];
  });
  return onCurve(next, t);
}

interface Arc {
  readonly from: Point;
  readonly to: Point;
  readonly rx: number;
  readonly ry: number;
  readonly isLarge: boolean;
  readonly isClockwise: boolean;
}

function onArc({ from, to, rx, ry, isLarge, isClockwise }: Arc): Point[] {
  const [x, y] = [(from[0] - to[0]) / 2 / rx, (from[1] - to[1]) / 2 / ry];
  const half = Math.min(1, Math.hypot(x, y));
  const rise = half === 0 ? 0 : Math.sqrt(1 - half ** 2) / half;
  const side = isLarge === isClockwise ? -rise : rise;
  const middle: Point = [
    (from[0] + to[0]) / 2 + side * y * rx,
    (from[1] + to[1]) / 2 - side * x * ry,
  ];
  const angleAt = ([px, py]: Point) => Math.atan2((py - middle[1]) / ry, (px - middle[0]) / rx);
  const start = angleAt(from);
  let sweep = angleAt(to) - start;
  if (isClockwise && sweep < 0) sweep += 2 * Math.PI;
  if (!isClockwise && sweep > 0) sweep -= 2 * Math.PI;
  const steps = Math.max(2, Math.ceil(Math.abs(sweep) / (Math.PI / 36)));
  return Array.from({ length: steps }, (_, i): Point => {
    const angle = start + (sweep * (i + 1)) / steps;
    return [middle[0] + Math.cos(angle) * rx, middle[1] + Math.sin(angle) * ry];
  });
}

/** Corners of a path of absolute commands, one list per shape; curves become short lines. */
export function traceCorners(d: string): Point[][] {
  const words = Array.from(d.matchAll(TOKEN), ([word]) => word);
  const shapes: Point[][] = [];
  let [index, command, at]: [number, string, Point] = [0, "M", [0, 0]];
  const number = () => Number(words[index++]);
  const point = (): Point => [number(), number()];
  const to = (...points: Point[]) => {
    shapes.at(-1)?.push(...points);
    at = points.at(-1) ?? at;
  };
  while (index < words.length) {
    if (/[A-Z]/.test(words[index] ?? "")) command = words[index++] ?? "Z";
    if (command === "Z") continue;
    if (command === "M") {
      shapes.push([]);
      to(point());
      command = "L";
    } else if (command === "L") to(point());
    else if (command === "H") to([number(), at[1]]);
    else if (command === "V") to([at[0], number()]);
    else if (command === "A") {
      const [rx, ry] = point();
      number();
      const [isLarge, isClockwise] = [number() === 1, number() === 1];
      to(...onArc({ from: at, to: point(), rx, ry, isLarge, isClockwise }));
    } else {
      const hull = [at, point(), point(), ...(command === "C" ? [point()] : [])];
      to(...Array.from({ length: STEPS }, (_, i) => onCurve(hull, (i + 1) / STEPS)));
    }
  }
  return shapes;
}

const DRAW: Readonly<Record<string, Draw>> = {
  ...STRAIGHT_LETTERS,
  ...ROUND_LETTERS,
  ...SIGNS,
};

const letterDrawings = new Map<string, Draw>(Object.entries(DRAW));
const accentDrawings = new Map(Object.entries(ACCENTS));

const drawn = new Map<string, Glyph>();

/**
 * A letter with its accents at a cap height: stems stay 35 wide and discs round, only straight parts grow.
 *
 * @throws RangeError for a letter that the kit does not have
 */
export function letter(character: string, height: number): Glyph {
  const key = `${character} ${height}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const glyph = draw(character, height);
  drawn.set(key, glyph);
  return glyph;
}

function draw(character: string, height: number): Glyph {
  const [base = "", ...marks] = character;
  const bare = letterDrawings.get(base)?.(height);
  if (bare === undefined) throw new RangeError(`The letter kit has no ${base}.`);
  const accents = marks.map((mark) =>
    inkPart(accentDrawings.get(mark)?.(bare.width / 2, height) ?? ""),
  );
  return accents.length === 0 ? bare : { ...bare, parts: [...bare.parts, ...accents] };
}

const RADIUS = 19;

/** A disc at the end of the line, for a name without one. */
export function discStop(h: number): Glyph {
  const y = h - RADIUS;
  const plain = track(0, y - RADIUS, 2 * RADIUS, 2 * RADIUS) + track(14, y - 5, 10, 10, true);
  return glyph({ width: 2 * RADIUS, parts: disc(RADIUS, y, RADIUS), hasDisc: true, plain });
}

/** Two overlapping discs, for a name in which no two letters can overlap. */
export function twoDiscs(h: number): readonly [Glyph, Glyph] {
  const corners = roundCorners(2 * RADIUS, 2 * RADIUS).map(
    ([x, y]) => [x, y + h - 2 * RADIUS] as const,
  );
  const d = closed(corners);
  const parts = [{ d, role: "ink", circle: [RADIUS, h - RADIUS, RADIUS] }] as const;
  const end = glyph({ width: 2 * RADIUS, parts, left: "o", right: "o", strokes: [corners] });
  return [{ ...end, left: "" }, end];
}
