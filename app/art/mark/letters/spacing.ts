import { onceFor } from "#app/lib/once-for.ts";
import type { Glyph, Side } from "./glyph.ts";
import { traceCorners } from "./outline.ts";

/** Overlap of two joined letters. */
const OVERLAP = 16;
const NEAREST = 7;
/** Furthest a letter may move under its neighbor. */
const DEEPEST = 44;
/** Height of the rows in which letters are compared. */
const ROW = 5;

interface Row {
  readonly start: number;
  readonly end: number;
}

/** Ink of a letter row by row: where it starts and ends, and undefined in rows without ink. */
const scanRows = onceFor(({ parts }: Glyph): readonly (Row | undefined)[] => {
  const shapes = parts
    .filter(({ role }) => role === "ink" || role === "disc")
    .flatMap(({ d }) => traceCorners(d));
  const foot = Math.max(...shapes.flat().map(([, y]) => y));
  return Array.from({ length: Math.floor(foot / ROW) + 1 }, (_, row) => {
    // A row at the very edge of a shape would miss it.
    const y = Math.min(foot - 0.02, Math.max(0.02, row * ROW));
    const edges = shapes.flatMap((corners) =>
      corners.flatMap(([x, at], i) => {
        const [px, py] = corners[(i + 1) % corners.length] ?? [x, at];
        return at <= y === py <= y ? [] : [x + ((px - x) * (y - at)) / (py - at)];
      }),
    );
    return edges.length === 0 ? undefined : { start: Math.min(...edges), end: Math.max(...edges) };
  });
});

/** Distance from a letter's left edge to the next one's: as close as their bearings allow in every row. */
export function advance(left: Glyph, right: Glyph, isJoint: boolean): number {
  const starts = scanRows(right);
  const gap = isJoint ? -OVERLAP : Math.max(NEAREST, left.bearing[1] + right.bearing[0]);
  // A corner needs room to the rows above and below it, too.
  const rows = isJoint ? [0] : [-1, 0, 1];
  const needs = scanRows(left).flatMap((own, row) =>
    rows.flatMap((step) => {
      const other = starts[row + step];
      return own === undefined || other === undefined ? [] : [own.end + gap - other.start];
    }),
  );
  return Math.round(Math.max(left.width - DEEPEST - (isJoint ? OVERLAP : 0), ...needs));
}

const isSlant = (side: Side) => side === "/" || side === "\\";

/** Rank of how two sides overlap: parallel slants first, then rounds, then uprights. */
function fitness(one: Side, other: Side): number {
  if (one === "" || other === "") return 0;
  if (isSlant(one) && one === other) return 5;
  if (one === "x" || other === "x" || isSlant(one) || isSlant(other)) {
    return "|o".includes(one) || "|o".includes(other) ? 1 : 0;
  }
  if (one === "o" && other === "o") return 4;
  return one === "o" || other === "o" ? 3 : 2;
}

/**
 * The one overlapping pair of a line, named by its left letter: the pair with the best sides; among equals
 * the one nearest to the middle.
 *
 * @param ends of the words, the places of their last letters: no joint spans two words
 */
export function findJoint(
  letters: readonly Glyph[],
  ends: ReadonlySet<number>,
): number | undefined {
  const middle = (letters.length - 2) / 2;
  const pairs = letters.slice(1).map((right, at) => {
    const left = letters[at];
    const score = left === undefined || ends.has(at) ? 0 : fitness(left.right, right.left);
    return { at, score, far: Math.abs(at - middle) };
  });
  const best = pairs
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score || one.far - other.far);
  return best[0]?.at;
}
