import { onceFor } from "#app/lib/once-for.ts";
import type { LetterGlyph, Side } from "./glyph.ts";
import { traceCorners } from "./outline.ts";

/** Overlap of two joined letters. */
const JOINT_OVERLAP = 16;
const MIN_GAP = 7;
/** Furthest a letter may move under its neighbor. */
const MAX_DEPTH = 44;
/** Height of the rows in which letters are compared. */
const ROW_HEIGHT = 5;

interface Row {
  readonly start: number;
  readonly end: number;
}

/** Ink of a letter row by row: where it starts and ends, and undefined in rows without ink. */
const scanRows = onceFor(({ parts }: LetterGlyph): readonly (Row | undefined)[] => {
  const shapes = parts
    .filter(({ role }) => role === "ink" || role === "disc")
    .flatMap(({ d }) => traceCorners(d));
  const foot = Math.max(...shapes.flat().map(([, y]) => y));
  return Array.from({ length: Math.floor(foot / ROW_HEIGHT) + 1 }, (_, row) => {
    // A row at the very edge of a shape would miss it.
    const y = Math.min(foot - 0.02, Math.max(0.02, row * ROW_HEIGHT));
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
export function advance(left: LetterGlyph, right: LetterGlyph, isJoint: boolean): number {
  const rightRows = scanRows(right);
  const gap = isJoint ? -JOINT_OVERLAP : Math.max(MIN_GAP, left.bearing[1] + right.bearing[0]);
  // A corner needs room to the rows above and below it, too.
  const rows = isJoint ? [0] : [-1, 0, 1];
  const needs = scanRows(left).flatMap((leftRow, index) =>
    rows.flatMap((step) => {
      const rightRow = rightRows[index + step];
      return leftRow === undefined || rightRow === undefined
        ? []
        : [leftRow.end + gap - rightRow.start];
    }),
  );
  return Math.round(Math.max(left.width - MAX_DEPTH - (isJoint ? JOINT_OVERLAP : 0), ...needs));
}

const isSlant = (side: Side) => side === "rising" || side === "falling";
const isStraightOrRound = (side: Side) => side === "upright" || side === "round";

/** Rank of how two sides overlap: parallel slants first, then rounds, then uprights. */
function rankOverlap(left: Side, right: Side): number {
  const sides = [left, right];
  if (sides.includes("")) return 0;
  if (isSlant(left) && left === right) return 5;
  if (!sides.every(isStraightOrRound)) return sides.some(isStraightOrRound) ? 1 : 0;
  return 2 + sides.filter((side) => side === "round").length;
}

/**
 * The one overlapping pair of a line, named by its left letter: the pair with the best sides; among equals
 * the one nearest to the middle.
 *
 * @param ends of the words, the places of their last letters: no joint spans two words
 */
export function findJoint(
  letters: readonly LetterGlyph[],
  ends: ReadonlySet<number>,
): number | undefined {
  const middle = (letters.length - 2) / 2;
  const pairs = letters.slice(1).map((right, index) => {
    const left = letters[index];
    const rank = left === undefined || ends.has(index) ? 0 : rankOverlap(left.right, right.left);
    return { index, rank, distance: Math.abs(index - middle) };
  });
  const best = pairs
    .filter(({ rank }) => rank > 0)
    .toSorted((a, b) => b.rank - a.rank || a.distance - b.distance);
  return best[0]?.index;
}
