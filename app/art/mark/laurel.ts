import { around, range, type Point } from "#app/art/print/geometry.ts";
import { paint, type Paint } from "#app/art/print/ink.ts";
import { round, xy } from "#app/art/print/number.ts";

interface Laurel {
  readonly centre: Point;
  readonly radius: number;
  /** Leaves on each side. */
  readonly leaves: number;
  /** Half the length of a leaf. */
  readonly leaf?: number;
  readonly colour: Paint;
}

const FIRST = 106;
const LAST = 234;
const LEAN = 38;

/**
 * A laurel that is a stroboscope: one disc turning over along its flight, one exposure for each
 * leaf, mirrored on the right. Later exposures are larger and seen more from above.
 */
export function discLaurel({ centre, radius, leaves, leaf = radius * 0.185, colour }: Laurel) {
  const exposure = (side: 1 | -1, i: number): string => {
    const t = leaves === 1 ? 1 : i / (leaves - 1);
    const angle = FIRST + (LAST - FIRST) * t;
    const long = leaf * (0.78 + 0.34 * t);
    const short = long * (0.26 + 0.36 * t);
    const roll = angle + 90 - LEAN + LEAN * 1.5 * t;
    const at = around(centre, radius, side === 1 ? angle : 180 - angle);
    const turn = side === 1 ? roll : 180 - roll;
    return `<ellipse transform="translate(${xy(...at)}) rotate(${round(turn)})" rx="${round(long)}" ry="${round(short)}"/>`;
  };
  const branch = (side: 1 | -1) => range(leaves).map((i) => exposure(side, i));
  return `<g fill="${paint(colour)}">${[...branch(1), ...branch(-1)].join("")}</g>`;
}
