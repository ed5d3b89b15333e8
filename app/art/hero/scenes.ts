import { drawFigure, type PoseName } from "#app/art/figure/figure.ts";
import {
  rotatePoint,
  type Point,
  rect,
  round,
  xy,
  isolateBlending,
  overprint,
} from "#app/art/print/shapes.ts";
import type { Ink, SpotInk } from "#app/art/print/ink.ts";
import type { HeroPlan } from "./hero-plan.ts";
import { bigDisc, plate, sun } from "./parts.ts";

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
  readonly drop: number;
  /** The disc's middle above the sun's, and its radius. */
  readonly discRise: number;
  readonly discRadius: number;
}

/** Landscape pictures are for desktops, portrait ones for phones. */
export type Shape = "landscape" | "portrait";

interface Player {
  readonly playerIndex: 0 | 1 | 2;
  readonly ink: SpotInk;
  readonly pose: PoseName;
  readonly at: Point;
  readonly scale: number;
  readonly turn?: number;
  readonly isMirrored: boolean;
  readonly socks?: Ink;
}

function player(
  { hair, numbers }: HeroPlan,
  { playerIndex, ink, socks, ...placement }: Player,
): string {
  return drawFigure({
    ...placement,
    hair: hair[playerIndex],
    palette: plate(ink, socks),
    number: numbers[playerIndex],
    numberSize: 18,
  });
}

/** Two players dive from either side for one disc, above the middle of the letters' edge. */
export function duel(plan: HeroPlan, [middle, edge]: Point, of: Duel): string {
  const {
    sunRise,
    sunRadius,
    figureScale: scale,
    turn,
    hipDistance,
    drop,
    discRise,
    discRadius,
  } = of;
  const center: Point = [middle, edge - sunRise];
  const diver = (playerIndex: 0 | 1, ink: SpotInk, side: 1 | -1) =>
    player(plan, {
      playerIndex,
      ink,
      pose: "reach",
      at: [middle - side * hipDistance * scale, center[1] + drop],
      scale,
      turn,
      isMirrored: side === -1,
    });
  return (
    sun(plan.sun, { center, radius: sunRadius, pitch: of.pitch, glow: of.glow }) +
    bigDisc([middle, center[1] - discRise], discRadius) +
    isolateBlending(diver(0, "plate1", 1) + overprint(diver(1, "plate2", -1)))
  );
}

const SKY_LAYOUTS = {
  landscape: { figures: 2.55, sunRise: 200, sunRadius: 215, disc: 118, pitch: 16 },
  portrait: { figures: 1.55, sunRise: 138, sunRadius: 122, disc: 60, pitch: 9 },
} as const;

/** Two players leap for one disc. The origin is the ground below it. */
export function sky(plan: HeroPlan, shape: Shape): string {
  const { figures: scale, sunRise, sunRadius, disc, pitch } = SKY_LAYOUTS[shape];
  const lift = -74 * scale;
  const leaper = (playerIndex: 0 | 1, ink: SpotInk, side: 1 | -1) =>
    player(plan, {
      playerIndex,
      ink,
      pose: "sky",
      at: [-side * 37 * scale, lift + playerIndex * 10 * scale],
      scale,
      turn: 9,
      isMirrored: side === -1,
      socks: "paper",
    });
  const rim = Math.max(9, round(disc * 0.093));
  return (
    sun(plan.sun, { center: [0, -sunRise], radius: sunRadius, pitch, glow: 1.5 }) +
    bigDisc([0, lift - 108 * scale], disc, { rim, line: disc / 30 }) +
    isolateBlending(leaper(0, "plate1", 1) + overprint(leaper(1, "plate2", -1)))
  );
}

const THROW_LAYOUTS = {
  landscape: {
    figures: 2.55,
    runner: 3.06,
    pair: -432,
    sun: [202, -150],
    sunRadius: 250,
    pitch: 16,
    catch: [223, -182],
    bend: [-58, -530],
    turn: -16,
    disc: 92,
    dot: 11,
    socks: "paper",
  },
  portrait: {
    figures: 1.14,
    runner: 1.21,
    pair: -129,
    sun: [55, -128],
    sunRadius: 108,
    pitch: 9,
    catch: [20, -228],
    bend: [-39, -372],
    turn: -13,
    disc: 34,
    dot: 4.5,
    socks: "sun",
  },
} as const;

/** A thrower with her marker at her side; a third player runs for the disc. */
export function drawThrow(plan: HeroPlan, shape: Shape): string {
  const of = THROW_LAYOUTS[shape];
  const { isMirrored } = plan;
  const side = isMirrored ? -1 : 1;
  const mirror = ([x, y]: readonly [number, number]): Point => [side * x, y];
  const foot = -72 * of.figures;
  const [reachX, reachY] = rotatePoint([128, -44], of.turn);
  const [x, y] = of.catch;
  const disc = mirror([x + reachX * of.runner, y + reachY * of.runner]);
  const hand = mirror([of.pair + 76 * of.figures, foot - 22 * of.figures]);
  const dash = `stroke-width="${of.dot}" stroke-linecap="round" stroke-dasharray="0 ${of.dot * 2}"`;
  const flight = `<path d="M${xy(...hand)}Q${xy(...mirror(of.bend))} ${xy(...disc)}" fill="none" stroke="var(--k)" ${dash}/>`;
  const standing = { scale: of.figures, isMirrored } as const;
  const pair = [of.pair, of.pair + 74 * of.figures].map((at) => mirror([at, foot]));
  const [from = mirror([of.pair, foot]), mark = from] = pair;
  const thrower = player(plan, {
    playerIndex: 0,
    ink: "plate1",
    pose: "forehand",
    at: from,
    ...standing,
  });
  const marker = {
    playerIndex: 1,
    ink: "plate2",
    pose: "mark",
    at: mark,
    scale: of.figures,
  } as const;
  const rim = Math.max(9, round(of.disc * 0.093));
  // From the outer foot of the thrower to that of the marker: letters end anywhere below them.
  const [start, end] = [of.pair - 72 * of.figures, of.pair + 126 * of.figures];
  const left = Math.min(...[start, end].map((x) => side * x));
  const platform = rect(round(left), 0, round(end - start), round(4 * of.figures), "black");
  return (
    platform +
    sun(plan.sun, { center: mirror(of.sun), radius: of.sunRadius, pitch: of.pitch, glow: 1.5 }) +
    flight +
    isolateBlending(thrower + overprint(player(plan, { ...marker, isMirrored: !isMirrored }))) +
    bigDisc(disc, of.disc, { tilt: -14 * side, rim, line: of.disc / 30 }) +
    player(plan, {
      playerIndex: 2,
      ink: "plate3",
      pose: "layout",
      at: mirror(of.catch),
      scale: of.runner,
      turn: of.turn,
      isMirrored,
      socks: of.socks,
    })
  );
}
