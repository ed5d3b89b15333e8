import { range } from "#app/art/print/geometry.ts";
import { circle, drawn, ring } from "#app/art/print/shapes.ts";

const OUTER = 186;
const INNER = 82;
const MOST_BANDS = 12;

/**
 * The record behind a sleeve, 400 x 400. It has as many bands as the playlist has tracks, twelve at
 * most; every band is three grooves between two rims.
 */
export function record(tracks: number): string {
  const bands = Math.max(1, Math.min(MOST_BANDS, tracks));
  const grooves = range(bands * 4 + 1).map((i) => {
    const radius = OUTER - (i * (OUTER - INNER)) / (bands * 4);
    const isRim = i % 4 === 0;
    return ring(200, 200, radius, isRim ? "#4a2c66" : "#2b1639", isRim ? 3 : 1.5);
  });
  return (
    circle(200, 200, 198, "#0e0514") +
    grooves.join("") +
    circle(200, 200, 70, "var(--r1)") +
    ring(200, 200, 60, "var(--r0)", 2) +
    circle(200, 200, 9, "var(--r0)") +
    drawn("M152 196a48 48 0 0 1 96 0", "var(--r4)", 5)
  );
}
