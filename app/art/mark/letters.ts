import type { Paint } from "#app/art/print/ink.ts";
import { circle, filled, ring } from "#app/art/print/shapes.ts";

/** The mark's letters on a cap height of 100 with stems of 35. */
export const STEM = "M0 0H35V100H0Z";
export const FOOT = "M0 0H35V67H82V100H0Z";

/** V and A are one triangle, one of them upside down. */
export const TRIANGLE_DOWN = "M0 0H39L52 50L65 0H104L71 100H33Z";
export const TRIANGLE_UP = "M33 0H71L104 100H65L52 50L39 100H0Z";

/** The R in one colour: the disc's hole is left open. */
export const PLAIN_R =
  "M0 0H58A37 37 0 0 1 85 61C101 68 111 82 113 100H75C72 77 60 66 35 65V100H0ZM58 25A11 11 0 1 0 58 47A11 11 0 1 0 58 25Z";

export interface LetterInks {
  readonly ink: Paint;
  readonly disc: Paint;
  readonly groove: Paint;
  readonly hole: Paint;
}

/** The R, whose bowl is a disc: leg, disc, groove, hole, stem. */
export function letterR({ ink, disc, groove, hole }: LetterInks): string {
  return (
    filled("M35 63C58 64 72 76 75 100H113C110 72 96 54 74 46Z", ink) +
    circle(58, 36, 38, disc) +
    ring(58, 36, 31.5, groove, 2.4) +
    circle(58, 36, 10.5, hole) +
    filled(STEM, ink)
  );
}
