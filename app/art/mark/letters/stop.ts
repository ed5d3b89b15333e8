import { closed } from "#app/art/print/polygon.ts";
import { disc, glyph, roundCorners, track, type Glyph } from "./glyph.ts";

const RADIUS = 19;

/** A disc at the foot of the line, for a name without one. */
export function discStop(h: number): Glyph {
  const y = h - RADIUS;
  const plain = track(0, y - RADIUS, 2 * RADIUS, 2 * RADIUS) + track(14, y - 5, 10, 10, true);
  return glyph({ width: 2 * RADIUS, parts: disc(RADIUS, y, RADIUS), hasDisc: true, plain });
}

/** Two discs, of which the second runs over the first, for a name in which no two letters can. */
export function twoDiscs(h: number): readonly [Glyph, Glyph] {
  const corners = roundCorners(2 * RADIUS, 2 * RADIUS).map(
    ([x, y]) => [x, y + h - 2 * RADIUS] as const,
  );
  const d = closed(corners);
  const parts = [{ d, role: "ink", circle: [RADIUS, h - RADIUS, RADIUS] }] as const;
  const one = glyph({ width: 2 * RADIUS, parts, left: "o", right: "o", strokes: [corners] });
  return [{ ...one, left: "" }, one];
}
