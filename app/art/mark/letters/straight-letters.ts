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
const arm = (height: number) => Math.min(31, height * 0.24);

/** Slanted letters stand closer to their neighbors. */
function setBearing(letter: LetterGlyph, bearing: number): LetterGlyph {
  return { ...letter, bearing: [bearing, bearing] };
}

/** The two strokes of a letter, the second the mirror of the first. */
function mirrorStroke(width: number, stroke: readonly Point[]): Point[][] {
  return [[...stroke], stroke.map(([x, y]): Point => [width - x, y]).toReversed()];
}

function letterE(height: number): LetterGlyph {
  const t = arm(height);
  const bar = `V${round((height - t) / 2)}H70V${round((height + t) / 2)}H35V${round(height - t)}`;
  return simpleGlyph(80, `M0 0H78V${round(t)}H35${bar}H80V${height}H0Z`, {
    left: "upright",
    strokes: [stem(height)],
  });
}

function letterF(height: number): LetterGlyph {
  const t = arm(height) + 2;
  const bar = `V${round(height * 0.42)}H68V${round(height * 0.42 + t)}H35`;
  return simpleGlyph(78, `M0 0H78V${round(t)}H35${bar}V${height}H0Z`, {
    left: "upright",
    strokes: [stem(height)],
  });
}

function letterH(height: number): LetterGlyph {
  const t = arm(height) + 4;
  const [top, foot] = [round((height - t) / 2), round((height + t) / 2)];
  const d = `M0 0H35V${top}H69V0H104V${height}H69V${foot}H35V${height}H0Z`;
  return simpleGlyph(104, d, {
    left: "upright",
    right: "upright",
    strokes: [stem(height), stem(height, 69)],
  });
}

function letterM(height: number): LetterGlyph {
  const inner = `V${round(height * 0.56)}L72 ${round(height * 0.94)}H56L35 ${round(height * 0.56)}`;
  const d = `M0 0H38L64 ${round(height * 0.5)}L90 0H128V${height}H93${inner}V${height}H0Z`;
  return simpleGlyph(128, d, {
    left: "upright",
    right: "upright",
    strokes: [stem(height), stem(height, 93)],
  });
}

/** The arms of the U, with the part of the bow below them. */
function letterU(height: number): LetterGlyph {
  const bow = [0, 10, 20, 30, 40, 50, 60, 70.9].map((degrees): Point => {
    const angle = (degrees * Math.PI) / 180;
    return [52 + 52 * Math.cos(angle), height - 52 + 52 * Math.sin(angle)];
  });
  const arms = mirrorStroke(104, [[69, 0], [104, 0], ...bow]);
  const d = `M0 0H35V${height - 52}A17 17 0 0 0 69 ${height - 52}V0H104V${height - 52}A52 52 0 0 1 0 ${height - 52}Z`;
  return simpleGlyph(104, d, { left: "upright", right: "upright", strokes: arms });
}

function letterW(height: number): LetterGlyph {
  const middle = `L62 ${round(height * 0.1)}H94L107 ${round(height * 0.58)}`;
  const d = `M0 0H37L49 ${round(height * 0.58)}${middle}L119 0H156L128 ${height}H90L78 ${round(height * 0.56)}L66 ${height}H28Z`;
  // oxfmt-ignore
  const strokes = mirrorStroke(156, [[0, 0], [37, 0], [66, height], [28, height]]);
  return setBearing(simpleGlyph(156, d, { left: "falling", right: "rising", strokes }), 2.5);
}

function letterX(height: number): LetterGlyph {
  const [top, foot] = [round(height * 0.182), round(height * 0.818)];
  const d = `M0 0H42L54 ${top}L66 0H108L75 ${height / 2}L108 ${height}H66L54 ${foot}L42 ${height}H0L33 ${height / 2}Z`;
  // oxfmt-ignore
  const strokes = mirrorStroke(108, [[0, 0], [42, 0], [108, height], [66, height]]);
  return simpleGlyph(108, d, { left: "crossed", right: "crossed", strokes });
}

function letterY(height: number): LetterGlyph {
  const fork = round(height * 0.6);
  const d = `M0 0H40L54 ${round(height * 0.36)}L68 0H108L71.5 ${fork}V${height}H36.5V${fork}Z`;
  // oxfmt-ignore
  const strokes = mirrorStroke(108, [[0, 0], [40, 0], [71.5, fork], [36.5, fork]]);
  return setBearing(simpleGlyph(108, d, { left: "falling", right: "rising", strokes }), 2.5);
}

function letterZ(height: number): LetterGlyph {
  const t = arm(height) + 4;
  return simpleGlyph(
    90,
    `M0 0H90V${round(t)}L44 ${round(height - t)}H90V${height}H0V${round(height - t)}L46 ${round(t)}H0Z`,
  );
}

function letterA(height: number): LetterGlyph {
  // oxfmt-ignore
  const strokes = mirrorStroke(104, [[33, 0], [71, 0], [39, height], [0, height]]);
  const d = `M33 0H71L104 ${height}H65L52 ${height / 2}L39 ${height}H0Z`;
  return setBearing(simpleGlyph(104, d, { left: "rising", right: "falling", strokes }), 3.5);
}

function letterV(height: number): LetterGlyph {
  // oxfmt-ignore
  const strokes = mirrorStroke(104, [[0, 0], [39, 0], [71, height], [33, height]]);
  return setBearing(
    simpleGlyph(104, `M0 0H39L52 ${height / 2}L65 0H104L71 ${height}H33Z`, {
      left: "falling",
      right: "rising",
      strokes,
    }),
    2.5,
  );
}

function letterK(height: number): LetterGlyph {
  const d = `M0 0H35V${round(height * 0.42)}L68 0H112L70 ${height / 2}L112 ${height}H68L35 ${round(height * 0.58)}V${height}H0Z`;
  return simpleGlyph(112, d, { left: "upright", strokes: [stem(height)] });
}

function letterN(height: number): LetterGlyph {
  const d = `M0 0H38L73 ${round(height * 0.58)}V0H108V${height}H70L35 ${round(height * 0.42)}V${height}H0Z`;
  return simpleGlyph(108, d, {
    left: "upright",
    right: "upright",
    strokes: [stem(height), stem(height, 73)],
  });
}

/** Its sides overlap no neighbor. */
function addBar(draw: Draw, bar: (height: number) => string): Draw {
  return (height) => {
    const letter = draw(height);
    return glyph({
      ...letter,
      left: "",
      right: "",
      parts: [...letter.parts, inkPart(bar(height))],
    });
  };
}

const letterL: Draw = (height) =>
  simpleGlyph(82, `M0 0H35V${height - 33}H82V${height}H0Z`, {
    left: "upright",
    strokes: [stem(height)],
  });
const letterT: Draw = (height) => simpleGlyph(100, `M0 0H100V33H67.5V${height}H32.5V33H0Z`);

/** Letters without a bowl. */
export const STRAIGHT_LETTERS = {
  A: letterA,
  E: letterE,
  F: letterF,
  H: letterH,
  I: (height) =>
    simpleGlyph(STEM_WIDTH, `M0 0H35V${height}H0Z`, {
      left: "upright",
      right: "upright",
      strokes: [stem(height)],
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
  Ł: addBar(letterL, (height) => {
    const [low, high] = [round(height * 0.6), round(height * 0.34)];
    return `M-12 ${low}L60 ${high}V${round(high + 21)}L-12 ${round(low + 21)}Z`;
  }),
  Ħ: addBar(letterH, (height) => `M-11 ${round(height * 0.13)}H115V${round(height * 0.26)}H-11Z`),
  Ŧ: addBar(letterT, (height) => `M14 ${round(height * 0.56)}H86V${round(height * 0.74)}H14Z`),
} as const satisfies Record<string, Draw>;
