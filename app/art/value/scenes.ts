import { halftoneRings, halftone } from "#app/art/print/halftone.ts";
import type { Ink } from "#app/art/print/ink.ts";
import { limb, type Joints } from "#app/art/print/limb.ts";
import {
  isolateBlending,
  overprint,
  circle,
  fillPath,
  transformShapes,
  rect,
  disc,
  pointOnCircle,
  range,
  type Point,
  xy,
  strokePath,
  ring,
} from "#app/art/print/shapes.ts";
import { drawFigure } from "#app/art/figure/figure.ts";
import type { Palette } from "#app/art/figure/pose.ts";
import type { ValueInk } from "#app/domain/value-inks.ts";

/** Inks of a core value's picture: the ground is the value's own ink, and the others stand out from it. */
export interface PictureInks {
  readonly ground: ValueInk;
  /** Halftone over the ground. */
  readonly tint: Ink;
  /** Uniform and grass, and the ink on them. */
  readonly dark: Ink;
  readonly onDark: Ink;
  readonly sun: Ink;
  /** Ink of the flying disc and other bright parts. */
  readonly light: Ink;
  /** Two skin colors. */
  readonly plates: readonly [Ink, Ink];
}

/** Inks for a ground. Paper and sun swap, as do ink and newsprint, if the ground is one of them. */
export function pickPictureInks(ground: ValueInk): PictureInks {
  const isNight = ground === "black";
  return {
    ground,
    tint: `${ground}Tint`,
    dark: isNight ? "newsprint" : "black",
    onDark: isNight ? "black" : "sun",
    sun: ground === "sun" ? "paper" : "sun",
    light: ground === "sun" ? "plate2" : "paper",
    plates: [
      ground === "plate1" ? "plate3" : isNight ? "plate1Tint" : "plate1",
      ground === "plate2" ? "plate3" : isNight ? "plate2Tint" : "plate2",
    ],
  };
}

const LEFT_ARM: Joints = [
  [20, 430],
  [200, 330],
  [290, 120],
];
const RIGHT_ARM: Joints = [
  [580, 430],
  [400, 330],
  [310, 120],
];

function arm(joints: Joints, ink: Ink): string {
  return fillPath(limb(joints, 92, 56), ink);
}

function sleeve(joints: Joints, ink: Ink): string {
  return fillPath(limb(joints, 138, 112, { to: 0.3, hasEndCap: false }), ink);
}

/** A high five before the sun. */
export function highFive({
  ground,
  dark,
  sun,
  light,
  plates: [leftSkin, rightSkin],
}: PictureInks): string {
  const glow = { center: [300, 168], radius: 236, inner: 150, pitch: 14 } as const;
  const clap = [-60, -30, 0, 30, 60].map((turn) =>
    transformShapes(
      `translate(300 96) rotate(${turn})`,
      fillPath("M-6 -46L6 -46L2 -84L-2 -84Z", light),
    ),
  );
  return (
    rect(0, 0, 600, 400, ground) +
    circle(300, 168, 142, sun) +
    halftoneRings({ ...glow, ramp: (distance) => (1 - distance) * 1.9, color: sun }) +
    isolateBlending(arm(LEFT_ARM, leftSkin) + overprint(arm(RIGHT_ARM, rightSkin))) +
    sleeve(LEFT_ARM, dark) +
    sleeve(RIGHT_ARM, dark) +
    clap.join("")
  );
}

const PICTURE_CENTER: Point = [300, 200];

const PLAYERS_PER_SIDE = 7;

/** A huddle from above: seven heads, and a hand of each on one disc. */
export function huddle({ ground, tint, dark, sun, light, plates }: PictureInks): string {
  const glow = { center: PICTURE_CENTER, radius: 330, inner: 196, pitch: 18 } as const;
  const shoulders = "M-74 0A74 44 0 0 1 74 0A74 44 0 0 1 -74 0Z";
  const team = range(PLAYERS_PER_SIDE).map((i) => {
    const angle = -90 + (i * 360) / PLAYERS_PER_SIDE;
    const at = pointOnCircle(PICTURE_CENTER, 138, angle);
    const [from, to] = [
      pointOnCircle(PICTURE_CENTER, 118, angle + 16),
      pointOnCircle(PICTURE_CENTER, 34, angle + 6),
    ];
    const [skin, hair] = [plates[i % 2] ?? sun, i % 3 === 0 ? sun : dark];
    return {
      body: transformShapes(
        `translate(${xy(...at)}) rotate(${Math.round(angle + 90)})`,
        fillPath(shoulders, dark),
      ),
      arm: strokePath(`M${xy(...from)}L${xy(...to)}`, skin, 26, { hasRoundEnds: true }),
      head:
        circle(...at, 36, hair) + circle(...pointOnCircle(PICTURE_CENTER, 122, angle), 24, skin),
    };
  });
  return (
    rect(0, 0, 600, 400, ground) +
    halftoneRings({ ...glow, ramp: (distance) => (1 - distance) * 2.2, color: tint }) +
    team.map(({ body }) => body).join("") +
    disc({ center: PICTURE_CENTER, rx: 66, ry: 66, fill: light, lineWidth: 4, grooves: 3 }) +
    team.map(({ arm, head }) => arm + head).join("")
  );
}

/** A player in dark kit and paper socks. */
function createPalette(
  { dark, onDark }: PictureInks,
  skin: Ink,
  accent: Ink,
  groove: Ink,
): Palette {
  return {
    skin,
    jersey: dark,
    shorts: dark,
    socks: "paper",
    shoes: dark,
    hair: dark,
    accent,
    number: onDark,
    groove,
  };
}

/** A cut at full speed. */
export function run(inks: PictureInks): string {
  const { ground, dark, onDark, sun, light, plates } = inks;
  const wind = range(6).map((i) => {
    const path = `M${-40 + i * 14} ${70 + i * 46}H${300 - (i % 3) * 46}`;
    return strokePath(path, sun, 18 - i, { hasRoundEnds: true });
  });
  const drop = fillPath("M0 -16Q13 4 0 12Q-13 4 0 -16Z", light);
  const sweat = ["250 92", "214 140", "268 168", "196 210"].map((at) =>
    transformShapes(`translate(${at}) rotate(70)`, drop),
  );
  const runner = drawFigure({
    pose: "cut",
    hair: "ponytail",
    number: "24",
    scale: 2.75,
    at: [360, 222],
    headRadius: 11,
    palette: createPalette(inks, plates[0], sun, "paper"),
  });
  return (
    rect(0, 0, 600, 400, ground) +
    wind.join("") +
    rect(0, 352, 600, 48, dark) +
    strokePath("M0 366H600", onDark, 3) +
    runner +
    sweat.join("")
  );
}

/** One throw out of five possible ones. */
export function forehand(inks: PictureInks): string {
  const { ground, tint, dark, sun, light } = inks;
  const lines = range(5).map((i) => {
    const path = `M236 236Q${380 + i * 22} ${200 - i * 70} 640 ${250 - i * 78}`;
    return i === 2
      ? strokePath(path, sun, 12, { hasRoundEnds: true, dash: [0, 24] })
      : strokePath(path, tint, 9);
  });
  const thrower = drawFigure({
    pose: "forehand",
    hair: "braids",
    number: "11",
    scale: 2.35,
    at: [150, 206],
    headRadius: 11,
    palette: createPalette(inks, sun, light, "black"),
  });
  const flying = { center: [512, 98], rx: 74, ry: 27, tilt: -24, lineWidth: 4.5 } as const;
  return (
    rect(0, 0, 600, 400, ground) +
    lines.join("") +
    rect(0, 368, 600, 32, dark) +
    thrower +
    disc({ ...flying, fill: light, grooves: 2 })
  );
}

/** A layout: she reaches the disc before the ground. */
export function layout(inks: PictureInks): string {
  const { ground, tint, dark, onDark, sun, light, plates } = inks;
  const screen = { pitch: 18, ramp: (distance: number) => 0.8 * distance, color: tint } as const;
  const tufts = [52, 118, 330, 404, 520].map((x) => `M${x} 352l8 -30l6 30l12 -22l0 22Z`);
  const diver = drawFigure({
    pose: "layout",
    hair: "ponytail",
    number: "7",
    scale: 2.5,
    turn: -4,
    at: [246, 232],
    headRadius: 11,
    discFill: light,
    palette: createPalette(inks, plates[0], plates[1], "paper"),
  });
  return (
    rect(0, 0, 600, 400, ground) +
    halftone({ x: -10, width: 620, height: 352 }, screen) +
    circle(448, 352, 196, sun) +
    strokePath("M36 96H214M12 132H158M52 168H118", sun, 12, { hasRoundEnds: true }) +
    fillPath(tufts.join(""), dark) +
    rect(0, 352, 600, 48, dark) +
    strokePath("M0 366H600", onDark, 3) +
    diver
  );
}

/** A head full of plays, one of which has just left it. */
export function plan({ ground, tint, dark, sun, light }: PictureInks): string {
  const screen = {
    pitch: 18,
    ramp: (distance: number) => 0.75 * (1 - distance),
    color: tint,
  } as const;
  const shoulders = "M40 400V372Q56 306 150 282L212 262V230H300V262L362 282Q456 306 472 372V400Z";
  const crosses = "M288 108l24 24m0 -24l-24 24M200 196l24 24m0 -24l-24 24";
  const thrown = "M228 130Q300 150 262 176T352 250Q420 300 452 210";
  const flying = { center: [498, 132], rx: 62, ry: 23, tilt: -20, lineWidth: 4 } as const;
  return (
    rect(0, 0, 600, 400, ground) +
    halftone({ x: -10, width: 620, height: 400 }, screen) +
    fillPath(shoulders, dark) +
    circle(256, 160, 116, sun) +
    ring(256, 160, 103, "black", 5) +
    ring(210, 120, 14, "black", 7) +
    ring(300, 206, 14, "black", 7) +
    strokePath(crosses, "black", 7) +
    strokePath(thrown, light, 8, { dash: [20, 12] }) +
    fillPath("M440 214L454 186L470 212Z", light) +
    disc({ ...flying, fill: light, grooves: 2 })
  );
}
