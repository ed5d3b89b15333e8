import type { Palette } from "#app/art/figure/palette.ts";
import {
  pointOnCircle,
  range,
  type Point,
  round,
  xy,
  closedPath,
  circle,
  fillPath,
  transformShapes,
  rect,
} from "#app/art/print/shapes.ts";
import { halftoneRings } from "#app/art/print/halftone.ts";
import type { Ink, SpotInk } from "#app/art/print/ink.ts";
import type { SunKind } from "./hero-plan.ts";

/** A player in one ink. Socks in front of the sun are paper; in the sun's ink they would disappear. */
export function plate(ink: SpotInk, socks: Ink = "sun"): Palette {
  return {
    skin: ink,
    jersey: ink,
    shorts: "var(--j)",
    socks,
    shoes: ink,
    hair: "var(--j)",
    accent: "sun",
    number: "paper",
    groove: "paper",
  };
}

/** The disc that the players go for. */
export function bigDisc([x, y]: Point, radius: number, { tilt = -9, rim = 14, line = 5 } = {}) {
  const oval = (share: number, height: number, fill: string, width: number) =>
    `<ellipse rx="${round(radius * share)}" ry="${round(radius * height)}" fill="${fill}" stroke="var(--k)" stroke-width="${round(width)}"/>`;
  const edge = `a${xy(radius, radius * 0.3)} 0 0`;
  const side = `M${-radius} 0${edge} 0 ${2 * radius} 0v${rim}${edge} 1 ${-2 * radius} 0Z`;
  const shapes =
    fillPath(side, "black") +
    oval(1, 0.3, "var(--dp)", line) +
    oval(0.84, 0.235, "none", line * 0.8) +
    oval(0.75, 0.2, "none", line * 0.4) +
    oval(0.28, 0.08, "var(--k)", 0);
  return transformShapes(`translate(${xy(x, y)}) rotate(${tilt})`, shapes);
}

interface Sun {
  readonly center: Point;
  readonly radius: number;
  /** Spacing of the dots, and how far they extend, in radii. */
  readonly pitch: number;
  readonly glow: number;
}

const RAY_COUNT = 36;

function rays({ center, radius }: Sun): string {
  const corners = (i: number) => {
    const far = i % 2 === 0 ? 1.62 : 1.36;
    const angle = (i * 360) / RAY_COUNT;
    const [outer, inner] = [1.15 / far, 1.84];
    return [
      pointOnCircle(center, radius * far, angle - outer),
      pointOnCircle(center, radius * far, angle + outer),
      pointOnCircle(center, radius * 1.09, angle + inner),
      pointOnCircle(center, radius * 1.09, angle - inner),
    ];
  };
  return range(RAY_COUNT)
    .map((i) => fillPath(closedPath(corners(i)), "sun"))
    .join("");
}

/** Bars of paper, like a sun setting over water. */
function bars({ center: [x, y], radius: r }: Sun): string {
  const strips = range(6).map((i) => {
    return rect(x - 1.1 * r, y + r * (0.12 + i * 0.16), 2.2 * r, r * (0.025 + i * 0.018), "paper");
  });
  return strips.join("");
}

function dots({ center, radius, glow, pitch }: Sun): string {
  return halftoneRings({
    center,
    radius: radius * glow,
    inner: radius * 1.04,
    pitch,
    ramp: (way) => (1 - way) * 2.3,
    color: "sun",
  });
}

/** The sun and its light. */
export function sun(kind: SunKind, shape: Sun): string {
  const face = circle(...shape.center, shape.radius, "sun");
  if (kind === "dots") return dots(shape) + face;
  return kind === "rays" ? rays(shape) + face : face + bars(shape);
}
