import { type Point, closedPath } from "#app/art/print/shapes.ts";
import { ACCENTS, SIGNS } from "./signs.ts";
import {
  inkPart,
  type Draw,
  type LetterGlyph,
  discParts,
  glyph,
  roundCorners,
  track,
} from "./glyph.ts";
import { ROUND_LETTERS } from "./round-letters.ts";
import { STRAIGHT_LETTERS } from "./straight-letters.ts";

const PATH_TOKEN = /[MLHVAQCZ]|-?\d*\.?\d+/g;

const CURVE_SEGMENTS = 12;

/** A point on a Bézier curve of any degree, by halving. */
function pointOnCurve(points: readonly Point[], t: number): Point {
  const [first, ...rest] = points;
  if (first === undefined || rest.length === 0) return first ?? [0, 0];
  const next = rest.map(([x, y], i): Point => {
    const [px, py] = points[i] ?? [x, y];
    return [px + (x - px) * t, py + (y - py) * t];
  });
  return pointOnCurve(next, t);
}

interface Arc {
  readonly from: Point;
  readonly to: Point;
  readonly rx: number;
  readonly ry: number;
  readonly isLarge: boolean;
  readonly isClockwise: boolean;
}

function traceArc({ from, to, rx, ry, isLarge, isClockwise }: Arc): Point[] {
  const [x, y] = [(from[0] - to[0]) / 2 / rx, (from[1] - to[1]) / 2 / ry];
  const half = Math.min(1, Math.hypot(x, y));
  const centerOffset = half === 0 ? 0 : Math.sqrt(1 - half ** 2) / half;
  const signedOffset = isLarge === isClockwise ? -centerOffset : centerOffset;
  const center: Point = [
    (from[0] + to[0]) / 2 + signedOffset * y * rx,
    (from[1] + to[1]) / 2 - signedOffset * x * ry,
  ];
  const angleAt = ([px, py]: Point) => Math.atan2((py - center[1]) / ry, (px - center[0]) / rx);
  const start = angleAt(from);
  let sweep = angleAt(to) - start;
  if (isClockwise && sweep < 0) sweep += 2 * Math.PI;
  if (!isClockwise && sweep > 0) sweep -= 2 * Math.PI;
  const steps = Math.max(2, Math.ceil(Math.abs(sweep) / (Math.PI / 36)));
  return Array.from({ length: steps }, (_, i): Point => {
    const angle = start + (sweep * (i + 1)) / steps;
    return [center[0] + Math.cos(angle) * rx, center[1] + Math.sin(angle) * ry];
  });
}

/** Corners of a path of absolute commands, one list per shape; curves become short lines. */
export function traceCorners(d: string): Point[][] {
  const words = Array.from(d.matchAll(PATH_TOKEN), ([word]) => word);
  const shapes: Point[][] = [];
  let [index, command, current]: [number, string, Point] = [0, "M", [0, 0]];
  const number = () => Number(words[index++]);
  const point = (): Point => [number(), number()];
  const appendPoints = (...points: Point[]) => {
    shapes.at(-1)?.push(...points);
    current = points.at(-1) ?? current;
  };
  while (index < words.length) {
    if (/[A-Z]/.test(words[index] ?? "")) command = words[index++] ?? "Z";
    if (command === "Z") continue;
    if (command === "M") {
      shapes.push([]);
      appendPoints(point());
      command = "L";
    } else if (command === "L") appendPoints(point());
    else if (command === "H") appendPoints([number(), current[1]]);
    else if (command === "V") appendPoints([current[0], number()]);
    else if (command === "A") {
      const [rx, ry] = point();
      number();
      const [isLarge, isClockwise] = [number() === 1, number() === 1];
      appendPoints(...traceArc({ from: current, to: point(), rx, ry, isLarge, isClockwise }));
    } else {
      const controlPoints = [current, point(), point(), ...(command === "C" ? [point()] : [])];
      appendPoints(
        ...Array.from({ length: CURVE_SEGMENTS }, (_, i) =>
          pointOnCurve(controlPoints, (i + 1) / CURVE_SEGMENTS),
        ),
      );
    }
  }
  return shapes;
}

const DRAW_LETTER: Readonly<Record<string, Draw>> = {
  ...STRAIGHT_LETTERS,
  ...ROUND_LETTERS,
  ...SIGNS,
};

const letterDrawings = new Map<string, Draw>(Object.entries(DRAW_LETTER));
const accentDrawings = new Map(Object.entries(ACCENTS));

const drawn = new Map<string, LetterGlyph>();

/**
 * A letter with its accents at a cap height: stems stay 35 wide and discs round, only straight parts grow.
 *
 * @throws RangeError for a letter that the kit does not have
 */
export function letter(character: string, height: number): LetterGlyph {
  const key = `${character} ${height}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const glyph = draw(character, height);
  drawn.set(key, glyph);
  return glyph;
}

function draw(character: string, height: number): LetterGlyph {
  const [base = "", ...marks] = character;
  const bare = letterDrawings.get(base)?.(height);
  if (bare === undefined) throw new RangeError(`The letter kit has no ${base}.`);
  const accents = marks.map((mark) =>
    inkPart(accentDrawings.get(mark)?.(bare.width / 2, height) ?? ""),
  );
  return accents.length === 0 ? bare : { ...bare, parts: [...bare.parts, ...accents] };
}

const DISC_RADIUS = 19;

/** A disc at the end of the line, for a name without one. */
export function drawFinalDisc(height: number): LetterGlyph {
  const y = height - DISC_RADIUS;
  const plain =
    track(0, y - DISC_RADIUS, 2 * DISC_RADIUS, 2 * DISC_RADIUS) + track(14, y - 5, 10, 10, true);
  return glyph({
    width: 2 * DISC_RADIUS,
    parts: discParts(DISC_RADIUS, y, DISC_RADIUS),
    hasDisc: true,
    plain,
  });
}

/** Two overlapping discs, for a name in which no two letters can overlap. */
export function twoDiscs(height: number): readonly [LetterGlyph, LetterGlyph] {
  const corners = roundCorners(2 * DISC_RADIUS, 2 * DISC_RADIUS).map(
    ([x, y]) => [x, y + height - 2 * DISC_RADIUS] as const,
  );
  const d = closedPath(corners);
  const parts = [
    { d, role: "ink", circle: [DISC_RADIUS, height - DISC_RADIUS, DISC_RADIUS] },
  ] as const;
  const end = glyph({
    width: 2 * DISC_RADIUS,
    parts,
    left: "round",
    right: "round",
    strokes: [corners],
  });
  return [{ ...end, left: "" }, end];
}
