import { type Point, round as n } from "#app/art/print/shapes.ts";
import { glyph, inkPart, stem, straight, STEM, type Draw, type Glyph } from "./glyph.ts";

/** The height of arms and bars. */
const arm = (h: number) => Math.min(31, h * 0.24);

/** Slanted letters stand closer to their neighbors. */
function leaning(letter: Glyph, bearing: number): Glyph {
  return { ...letter, bearing: [bearing, bearing] };
}

/** The two strokes of a letter, the second the mirror of the first. */
function mirrored(width: number, stroke: readonly Point[]): Point[][] {
  return [[...stroke], stroke.map(([x, y]): Point => [width - x, y]).toReversed()];
}

function letterE(h: number): Glyph {
  const t = arm(h);
  const bar = `V${n((h - t) / 2)}H70V${n((h + t) / 2)}H35V${n(h - t)}`;
  return straight(80, `M0 0H78V${n(t)}H35${bar}H80V${h}H0Z`, "|", "", [stem(h)]);
}

function letterF(h: number): Glyph {
  const t = arm(h) + 2;
  const bar = `V${n(h * 0.42)}H68V${n(h * 0.42 + t)}H35`;
  return straight(78, `M0 0H78V${n(t)}H35${bar}V${h}H0Z`, "|", "", [stem(h)]);
}

function letterH(h: number): Glyph {
  const t = arm(h) + 4;
  const [top, foot] = [n((h - t) / 2), n((h + t) / 2)];
  const d = `M0 0H35V${top}H69V0H104V${h}H69V${foot}H35V${h}H0Z`;
  return straight(104, d, "|", "|", [stem(h), stem(h, 69)]);
}

function letterM(h: number): Glyph {
  const inner = `V${n(h * 0.56)}L72 ${n(h * 0.94)}H56L35 ${n(h * 0.56)}`;
  const d = `M0 0H38L64 ${n(h * 0.5)}L90 0H128V${h}H93${inner}V${h}H0Z`;
  return straight(128, d, "|", "|", [stem(h), stem(h, 93)]);
}

/** The arms of the U, with the part of the bow below them. */
function letterU(h: number): Glyph {
  const bow = [0, 10, 20, 30, 40, 50, 60, 70.9].map((degrees): Point => {
    const angle = (degrees * Math.PI) / 180;
    return [52 + 52 * Math.cos(angle), h - 52 + 52 * Math.sin(angle)];
  });
  const arms = mirrored(104, [[69, 0], [104, 0], ...bow]);
  const d = `M0 0H35V${h - 52}A17 17 0 0 0 69 ${h - 52}V0H104V${h - 52}A52 52 0 0 1 0 ${h - 52}Z`;
  return straight(104, d, "|", "|", arms);
}

function letterW(h: number): Glyph {
  const middle = `L62 ${n(h * 0.1)}H94L107 ${n(h * 0.58)}`;
  const d = `M0 0H37L49 ${n(h * 0.58)}${middle}L119 0H156L128 ${h}H90L78 ${n(h * 0.56)}L66 ${h}H28Z`;
  // oxfmt-ignore
  const strokes = mirrored(156, [[0, 0], [37, 0], [66, h], [28, h]]);
  return leaning(straight(156, d, "\\", "/", strokes), 2.5);
}

function letterX(h: number): Glyph {
  const [top, foot] = [n(h * 0.182), n(h * 0.818)];
  const d = `M0 0H42L54 ${top}L66 0H108L75 ${h / 2}L108 ${h}H66L54 ${foot}L42 ${h}H0L33 ${h / 2}Z`;
  // oxfmt-ignore
  const strokes = mirrored(108, [[0, 0], [42, 0], [108, h], [66, h]]);
  return straight(108, d, "x", "x", strokes);
}

function letterY(h: number): Glyph {
  const fork = n(h * 0.6);
  const d = `M0 0H40L54 ${n(h * 0.36)}L68 0H108L71.5 ${fork}V${h}H36.5V${fork}Z`;
  // oxfmt-ignore
  const strokes = mirrored(108, [[0, 0], [40, 0], [71.5, fork], [36.5, fork]]);
  return leaning(straight(108, d, "\\", "/", strokes), 2.5);
}

function letterZ(h: number): Glyph {
  const t = arm(h) + 4;
  return straight(90, `M0 0H90V${n(t)}L44 ${n(h - t)}H90V${h}H0V${n(h - t)}L46 ${n(t)}H0Z`);
}

function letterA(h: number): Glyph {
  // oxfmt-ignore
  const strokes = mirrored(104, [[33, 0], [71, 0], [39, h], [0, h]]);
  const d = `M33 0H71L104 ${h}H65L52 ${h / 2}L39 ${h}H0Z`;
  return leaning(straight(104, d, "/", "\\", strokes), 3.5);
}

function letterV(h: number): Glyph {
  // oxfmt-ignore
  const strokes = mirrored(104, [[0, 0], [39, 0], [71, h], [33, h]]);
  return leaning(
    straight(104, `M0 0H39L52 ${h / 2}L65 0H104L71 ${h}H33Z`, "\\", "/", strokes),
    2.5,
  );
}

function letterK(h: number): Glyph {
  const d = `M0 0H35V${n(h * 0.42)}L68 0H112L70 ${h / 2}L112 ${h}H68L35 ${n(h * 0.58)}V${h}H0Z`;
  return straight(112, d, "|", "", [stem(h)]);
}

function letterN(h: number): Glyph {
  const d = `M0 0H38L73 ${n(h * 0.58)}V0H108V${h}H70L35 ${n(h * 0.42)}V${h}H0Z`;
  return straight(108, d, "|", "|", [stem(h), stem(h, 73)]);
}

/** A letter with a bar across it. */
function barred(draw: Draw, bar: (h: number) => string): Draw {
  return (h) => {
    const letter = draw(h);
    return glyph({ ...letter, left: "", right: "", parts: [...letter.parts, inkPart(bar(h))] });
  };
}

const letterL: Draw = (h) => straight(82, `M0 0H35V${h - 33}H82V${h}H0Z`, "|", "", [stem(h)]);
const letterT: Draw = (h) => straight(100, `M0 0H100V33H67.5V${h}H32.5V33H0Z`);

/** Letters without a bowl. */
export const STRAIGHT_LETTERS = {
  A: letterA,
  E: letterE,
  F: letterF,
  H: letterH,
  I: (h) => straight(STEM, `M0 0H35V${h}H0Z`, "|", "|", [stem(h)]),
  K: letterK,
  L: letterL,
  M: letterM,
  N: letterN,
  T: letterT,
  U: letterU,
  V: letterV,
  W: letterW,
  X: letterX,
  Y: letterY,
  Z: letterZ,
  Ł: barred(letterL, (h) => {
    const [low, high] = [n(h * 0.6), n(h * 0.34)];
    return `M-12 ${low}L60 ${high}V${n(high + 21)}L-12 ${n(low + 21)}Z`;
  }),
  Ħ: barred(letterH, (h) => `M-11 ${n(h * 0.13)}H115V${n(h * 0.26)}H-11Z`),
  Ŧ: barred(letterT, (h) => `M14 ${n(h * 0.56)}H86V${n(h * 0.74)}H14Z`),
} as const satisfies Record<string, Draw>;
