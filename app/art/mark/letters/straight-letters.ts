import { type Point, round } from "#app/art/print/shapes.ts";
import {
  glyph,
  inkPart,
  stem,
  simpleGlyph,
  STEM_WIDTH,
  type Draw,
  type LetterGlyph,
} from "./glyph.ts";

/** The height of arms and bars. */
const arm = (h: number) => Math.min(31, h * 0.24);

/** Slanted letters stand closer to their neighbors. */
function setBearing(letter: LetterGlyph, bearing: number): LetterGlyph {
  return { ...letter, bearing: [bearing, bearing] };
}

/** The two strokes of a letter, the second the mirror of the first. */
function mirrorStroke(width: number, stroke: readonly Point[]): Point[][] {
  return [[...stroke], stroke.map(([x, y]): Point => [width - x, y]).toReversed()];
}

function letterE(h: number): LetterGlyph {
  const t = arm(h);
  const bar = `V${round((h - t) / 2)}H70V${round((h + t) / 2)}H35V${round(h - t)}`;
  return simpleGlyph(80, `M0 0H78V${round(t)}H35${bar}H80V${h}H0Z`, {
    left: "upright",
    strokes: [stem(h)],
  });
}

function letterF(h: number): LetterGlyph {
  const t = arm(h) + 2;
  const bar = `V${round(h * 0.42)}H68V${round(h * 0.42 + t)}H35`;
  return simpleGlyph(78, `M0 0H78V${round(t)}H35${bar}V${h}H0Z`, {
    left: "upright",
    strokes: [stem(h)],
  });
}

function letterH(h: number): LetterGlyph {
  const t = arm(h) + 4;
  const [top, foot] = [round((h - t) / 2), round((h + t) / 2)];
  const d = `M0 0H35V${top}H69V0H104V${h}H69V${foot}H35V${h}H0Z`;
  return simpleGlyph(104, d, {
    left: "upright",
    right: "upright",
    strokes: [stem(h), stem(h, 69)],
  });
}

function letterM(h: number): LetterGlyph {
  const inner = `V${round(h * 0.56)}L72 ${round(h * 0.94)}H56L35 ${round(h * 0.56)}`;
  const d = `M0 0H38L64 ${round(h * 0.5)}L90 0H128V${h}H93${inner}V${h}H0Z`;
  return simpleGlyph(128, d, {
    left: "upright",
    right: "upright",
    strokes: [stem(h), stem(h, 93)],
  });
}

/** The arms of the U, with the part of the bow below them. */
function letterU(h: number): LetterGlyph {
  const bow = [0, 10, 20, 30, 40, 50, 60, 70.9].map((degrees): Point => {
    const angle = (degrees * Math.PI) / 180;
    return [52 + 52 * Math.cos(angle), h - 52 + 52 * Math.sin(angle)];
  });
  const arms = mirrorStroke(104, [[69, 0], [104, 0], ...bow]);
  const d = `M0 0H35V${h - 52}A17 17 0 0 0 69 ${h - 52}V0H104V${h - 52}A52 52 0 0 1 0 ${h - 52}Z`;
  return simpleGlyph(104, d, { left: "upright", right: "upright", strokes: arms });
}

function letterW(h: number): LetterGlyph {
  const middle = `L62 ${round(h * 0.1)}H94L107 ${round(h * 0.58)}`;
  const d = `M0 0H37L49 ${round(h * 0.58)}${middle}L119 0H156L128 ${h}H90L78 ${round(h * 0.56)}L66 ${h}H28Z`;
  // oxfmt-ignore
  const strokes = mirrorStroke(156, [[0, 0], [37, 0], [66, h], [28, h]]);
  return setBearing(simpleGlyph(156, d, { left: "falling", right: "rising", strokes }), 2.5);
}

function letterX(h: number): LetterGlyph {
  const [top, foot] = [round(h * 0.182), round(h * 0.818)];
  const d = `M0 0H42L54 ${top}L66 0H108L75 ${h / 2}L108 ${h}H66L54 ${foot}L42 ${h}H0L33 ${h / 2}Z`;
  // oxfmt-ignore
  const strokes = mirrorStroke(108, [[0, 0], [42, 0], [108, h], [66, h]]);
  return simpleGlyph(108, d, { left: "crossed", right: "crossed", strokes });
}

function letterY(h: number): LetterGlyph {
  const fork = round(h * 0.6);
  const d = `M0 0H40L54 ${round(h * 0.36)}L68 0H108L71.5 ${fork}V${h}H36.5V${fork}Z`;
  // oxfmt-ignore
  const strokes = mirrorStroke(108, [[0, 0], [40, 0], [71.5, fork], [36.5, fork]]);
  return setBearing(simpleGlyph(108, d, { left: "falling", right: "rising", strokes }), 2.5);
}

function letterZ(h: number): LetterGlyph {
  const t = arm(h) + 4;
  return simpleGlyph(
    90,
    `M0 0H90V${round(t)}L44 ${round(h - t)}H90V${h}H0V${round(h - t)}L46 ${round(t)}H0Z`,
  );
}

function letterA(h: number): LetterGlyph {
  // oxfmt-ignore
  const strokes = mirrorStroke(104, [[33, 0], [71, 0], [39, h], [0, h]]);
  const d = `M33 0H71L104 ${h}H65L52 ${h / 2}L39 ${h}H0Z`;
  return setBearing(simpleGlyph(104, d, { left: "rising", right: "falling", strokes }), 3.5);
}

function letterV(h: number): LetterGlyph {
  // oxfmt-ignore
  const strokes = mirrorStroke(104, [[0, 0], [39, 0], [71, h], [33, h]]);
  return setBearing(
    simpleGlyph(104, `M0 0H39L52 ${h / 2}L65 0H104L71 ${h}H33Z`, {
      left: "falling",
      right: "rising",
      strokes,
    }),
    2.5,
  );
}

function letterK(h: number): LetterGlyph {
  const d = `M0 0H35V${round(h * 0.42)}L68 0H112L70 ${h / 2}L112 ${h}H68L35 ${round(h * 0.58)}V${h}H0Z`;
  return simpleGlyph(112, d, { left: "upright", strokes: [stem(h)] });
}

function letterN(h: number): LetterGlyph {
  const d = `M0 0H38L73 ${round(h * 0.58)}V0H108V${h}H70L35 ${round(h * 0.42)}V${h}H0Z`;
  return simpleGlyph(108, d, {
    left: "upright",
    right: "upright",
    strokes: [stem(h), stem(h, 73)],
  });
}

/** Its sides overlap no neighbor. */
function addBar(draw: Draw, bar: (h: number) => string): Draw {
  return (h) => {
    const letter = draw(h);
    return glyph({ ...letter, left: "", right: "", parts: [...letter.parts, inkPart(bar(h))] });
  };
}

const letterL: Draw = (h) =>
  simpleGlyph(82, `M0 0H35V${h - 33}H82V${h}H0Z`, { left: "upright", strokes: [stem(h)] });
const letterT: Draw = (h) => simpleGlyph(100, `M0 0H100V33H67.5V${h}H32.5V33H0Z`);

/** Letters without a bowl. */
export const STRAIGHT_LETTERS = {
  A: letterA,
  E: letterE,
  F: letterF,
  H: letterH,
  I: (h) =>
    simpleGlyph(STEM_WIDTH, `M0 0H35V${h}H0Z`, {
      left: "upright",
      right: "upright",
      strokes: [stem(h)],
    }),
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
  Ł: addBar(letterL, (h) => {
    const [low, high] = [round(h * 0.6), round(h * 0.34)];
    return `M-12 ${low}L60 ${high}V${round(high + 21)}L-12 ${round(low + 21)}Z`;
  }),
  Ħ: addBar(letterH, (h) => `M-11 ${round(h * 0.13)}H115V${round(h * 0.26)}H-11Z`),
  Ŧ: addBar(letterT, (h) => `M14 ${round(h * 0.56)}H86V${round(h * 0.74)}H14Z`),
} as const satisfies Record<string, Draw>;
