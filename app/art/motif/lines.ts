import { around, range, type Point } from "#app/art/print/geometry.ts";
import { round, xy } from "#app/art/print/number.ts";
import { drawn, filled, ring } from "#app/art/print/shapes.ts";
import type { MotifArea } from "./area.ts";

const MIDDLE = 0.36;

/** Sunbeams from the middle, 14 to 18 of them. */
export function rays({ width, height, middle = MIDDLE, colour, seed }: MotifArea): string {
  const centre: Point = [width / 2, height * middle];
  const count = 14 + (seed % 3) * 2;
  const reach = Math.hypot(width, height);
  const beams = range(count).map((i) => {
    const angle = (i / count) * 360 + (seed % 20);
    const left = around(centre, reach, angle);
    const right = around(centre, reach, angle + 180 / count);
    return `M${xy(...centre)}L${xy(...left)}L${xy(...right)}Z`;
  });
  return filled(beams.join(""), colour);
}

/** Seven rings around the middle. */
export function rings({ width, height, middle = MIDDLE, colour }: MotifArea): string {
  const side = Math.min(width, height);
  return range(7)
    .map((i) => ring(width / 2, height * middle, (7 - i) * side * 0.092, colour, side * 0.036))
    .join("");
}

/** Upright stripes. */
export function bars({ width, height, colour }: MotifArea): string {
  const stripes = range(4).map((i) => {
    const left = round((width * i * 2) / 7);
    return `M${left} 0H${round((width * (i * 2 + 1)) / 7)}V${round(height)}H${left}Z`;
  });
  return filled(stripes.join(""), colour);
}

/** Leaning stripes. */
export function slant({ width, height, colour }: MotifArea): string {
  const step = width / 5;
  const lean = height * 0.7;
  const stripes = range(9).map((i) => {
    const foot = (i * 2 - 6) * step;
    return `M${xy(foot, height)}L${xy(foot + lean, 0)}H${round(foot + step + lean)}L${xy(foot + step, height)}Z`;
  });
  return filled(stripes.join(""), colour);
}

/** Six throws, one above the other. */
export function arcs({ width, height, colour }: MotifArea): string {
  return range(6)
    .map((i) => {
      const start = xy(-width * 0.1, height * (0.95 - i * 0.13));
      const top = xy(width * 0.5, height * (0.35 - i * 0.2));
      const end = xy(width * 1.1, height * (0.75 - i * 0.13));
      return drawn(`M${start}Q${top} ${end}`, colour, width * 0.035);
    })
    .join("");
}
