import { drawFigure, type Palette } from "#app/art/figure/figure.ts";
import { halftoneRings } from "#app/art/print/halftone.ts";
import type { Ink } from "#app/art/print/ink.ts";
import {
  circle,
  fillPath,
  isolateBlending,
  overprint,
  type Point,
  round,
  transformShapes,
  xy,
} from "#app/art/print/shapes.ts";
import type { HeroPlan } from "./hero-plan.ts";

/** Dimensions of a duel, relative to the middle of the letters' upper edge. */
export interface Duel {
  /** Height of the sun's center above that edge. */
  readonly sunRise: number;
  readonly sunRadius: number;
  readonly pitch: number;
  readonly glow: number;
  readonly figureScale: number;
  /** Upward angle of both players' dives, in degrees. */
  readonly turn: number;
  /** Distance of each hip from the middle, in units of a figure. */
  readonly hipDistance: number;
  /** Depth of the hips below the sun's center. */
  readonly drop: number;
  /** The disc's middle above the sun's, and its radius. */
  readonly discRise: number;
  readonly discRadius: number;
}

/** Landscape pictures are for desktops, portrait ones for phones. */
export type Shape = "landscape" | "portrait";

interface Sun {
  readonly center: Point;
  readonly radius: number;
  /** Spacing of the dots, and how far they extend, in radii. */
  readonly pitch: number;
  readonly glow: number;
}

/** The sun and its light. */
function sun({ center, radius, glow, pitch }: Sun): string {
  const light = halftoneRings({
    center,
    radius: radius * glow,
    inner: radius * 1.04,
    pitch,
    ramp: (distance) => (1 - distance) * 2.3,
    color: "sun",
  });
  return light + circle(...center, radius, "sun");
}

/** The disc that the players go for. */
function bigDisc([x, y]: Point, radius: number, { rim = 14, line = 5 } = {}): string {
  const oval = (share: number, height: number, fill: string, stroke: number) =>
    `<ellipse rx="${round(radius * share)}" ry="${round(radius * height)}" fill="${fill}" stroke="var(--k)" stroke-width="${round(stroke)}"/>`;
  const edge = `a${xy(radius, radius * 0.3)} 0 0`;
  const side = `M${-radius} 0${edge} 0 ${2 * radius} 0v${rim}${edge} 1 ${-2 * radius} 0Z`;
  const shapes =
    fillPath(side, "black") +
    oval(1, 0.3, "var(--dp)", line) +
    oval(0.84, 0.235, "none", line * 0.8) +
    oval(0.75, 0.2, "none", line * 0.4) +
    oval(0.28, 0.08, "var(--k)", 0);
  return transformShapes(`translate(${xy(x, y)}) rotate(-9)`, shapes);
}

/** Colors of a player in one ink. Socks in front of the sun are paper; in the sun's ink they would disappear. */
function playerPalette(ink: Ink, socks: Ink): Palette {
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

interface Players {
  readonly pose: "reach" | "sky";
  readonly scale: number;
  readonly turn: number;
  readonly socks: Ink;
  /** Hip of the player on the left; on the right, she is mirrored. */
  readonly at: readonly [left: Point, right: Point];
}

/** Two players, the second overprinting the first. */
function drawPlayers({ hair, numbers }: HeroPlan, players: Players): string {
  const { at, socks, ...placement } = players;
  const draw = (index: 0 | 1, ink: Ink) =>
    drawFigure({
      ...placement,
      at: at[index],
      isMirrored: index === 1,
      hair: hair[index],
      palette: playerPalette(ink, socks),
      number: numbers[index],
      numberSize: 18,
    });
  return isolateBlending(draw(0, "plate1") + overprint(draw(1, "plate2")));
}

/** Two players dive from either side for one disc, above the middle of the letters' edge. */
export function duel(plan: HeroPlan, [middle, edge]: Point, sizes: Duel): string {
  const { figureScale: scale, turn, hipDistance, drop, pitch, glow } = sizes;
  const center: Point = [middle, edge - sizes.sunRise];
  const y = center[1] + drop;
  const hips = [middle - hipDistance * scale, middle + hipDistance * scale] as const;
  return (
    sun({ center, radius: sizes.sunRadius, pitch, glow }) +
    bigDisc([middle, center[1] - sizes.discRise], sizes.discRadius) +
    drawPlayers(plan, {
      pose: "reach",
      scale,
      turn,
      socks: "sun",
      at: [
        [hips[0], y],
        [hips[1], y],
      ],
    })
  );
}

/** Above the ground, in units of a figure: the hips of the players who leap, and the disc above their hips. */
const LEAP = 74;
const DISC_REACH = 108;

/** Distance of each hip from the middle, and how much lower the right player is, in units of a figure. */
const LEAP_DISTANCE = 37;
const LEAP_LAG = 10;

/** Sizes of the figures, the sun and the disc, by the shape of the picture. */
const SKY_LAYOUTS = {
  landscape: { figures: 2.55, sunRise: 200, sunRadius: 215, disc: 118, pitch: 16 },
  portrait: { figures: 1.55, sunRise: 138, sunRadius: 122, disc: 60, pitch: 9 },
} as const;

/** Two players leap for one disc. The origin is the ground below it. */
export function sky(plan: HeroPlan, shape: Shape): string {
  const { figures: scale, sunRise, sunRadius, disc, pitch } = SKY_LAYOUTS[shape];
  const y = -LEAP * scale;
  const x = LEAP_DISTANCE * scale;
  const rim = Math.max(9, round(disc * 0.093));
  return (
    sun({ center: [0, -sunRise], radius: sunRadius, pitch, glow: 1.5 }) +
    bigDisc([0, y - DISC_REACH * scale], disc, { rim, line: disc / 30 }) +
    drawPlayers(plan, {
      pose: "sky",
      scale,
      turn: 9,
      socks: "paper",
      at: [
        [-x, y],
        [x, y + LEAP_LAG * scale],
      ],
    })
  );
}
