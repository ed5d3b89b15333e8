import { round } from "#app/art/print/shapes.ts";
import type { DRAWN_ACCENTS } from "#app/lib/letters.ts";
import {
  box,
  boxPath,
  discParts,
  glyph,
  inkPart,
  oval,
  STEM_WIDTH,
  simpleGlyph,
  track,
  type Draw,
  type LetterGlyph,
} from "./glyph.ts";
import { ROUND_LETTERS, serpent } from "./round-letters.ts";

function three(height: number): LetterGlyph {
  const t = Math.min(33, height * 0.28);
  const r = (height + t) / 4;
  const rx = Math.min(r, 44);
  const arc = (x: number, y: number) => `A${round(rx)} ${round(r)} 0 0 1 ${round(x)} ${round(y)}`;
  const notch = (from: number, to: number) =>
    `H${round(84 - rx)}A5 ${round(r - t)} 0 0 0 ${round(84 - rx)} ${round(from)}${to === 0 ? "" : `H22V${round(to)}`}`;
  const outer = `H${round(88 - rx)}${arc(88 - rx * 0.3, height / 2)}${arc(88 - rx, height)}H0V${round(height - t)}`;
  return simpleGlyph(88, `M4 0${outer}${notch(height - 2 * r + t, 2 * r - t)}${notch(t, 0)}H4Z`);
}

function four(height: number): LetterGlyph {
  const [top, foot] = [round(height - 46), round(height - 18)];
  const outer = `M52 0H88V${top}H102V${foot}H88V${height}H53V${foot}H0V${top}Z`;
  return simpleGlyph(102, `${outer}M53 ${round(height * 0.3)}L30 ${top}H53Z`);
}

/** A bowl in the ink of the figure, with a disc for an eye, below an arm. */
function six(height: number): LetterGlyph {
  const ry = Math.min(52, height * 0.33);
  const arm = `M0 ${round(height - ry)}V44A44 44 0 0 1 44 0H80V26H50A15 15 0 0 0 35 41V${round(height - ry)}Z`;
  const eye = discParts(46, height - ry, 17);
  const parts = [inkPart(oval(44.5, height - ry, 44.5, ry)), inkPart(arm), ...eye];
  return glyph({ width: 89, parts, hasDisc: true });
}

function nine(height: number): LetterGlyph {
  const ry = Math.min(52, height * 0.33);
  const arm = `M89 ${round(ry)}V${height - 44}A44 44 0 0 1 45 ${height}H9V${height - 26}H39A15 15 0 0 0 54 ${height - 41}V${round(ry)}Z`;
  const parts = [inkPart(oval(44.5, ry, 44.5, ry)), inkPart(arm), ...discParts(43, ry, 17)];
  return glyph({ width: 89, parts, hasDisc: true });
}

function eight(height: number): LetterGlyph {
  const [r, q] = [height * 0.265, height * 0.305];
  const bowls = [inkPart(oval(46, r, 40, r)), inkPart(oval(46, height - q, 46, q))];
  const parts = [...bowls, ...discParts(46, r, 13), ...discParts(46, height - q, 17)];
  return glyph({ width: 92, parts, hasDisc: true });
}

const hyphen: Draw = (height) => simpleGlyph(44, boxPath(0, height / 2 - 14, 44, 28));

function plus(height: number): LetterGlyph {
  const [top, upper, lower, foot] = [-42, -14, 14, 42].map((step) => height / 2 + step);
  const right = `M28 ${top}H56V${upper}H84V${lower}H56V${foot}`;
  return simpleGlyph(84, `${right}H28V${lower}H0V${upper}H28Z`);
}

/** Digits, and the few signs that occur in names. */
export const SIGNS = {
  "0": ROUND_LETTERS.O,
  "1": (height) =>
    simpleGlyph(54, `M19 0H54V${height}H19V34H0V12Z`, {
      right: "upright",
      strokes: [box(19, 0, STEM_WIDTH, height)],
    }),
  "2": (height) => simpleGlyph(88, serpent(height, { isMirrored: true, hasSquareFoot: true })),
  "3": three,
  "4": four,
  "5": (height) => simpleGlyph(88, serpent(height, { hasSquareTop: true })),
  "6": six,
  "7": (height) => simpleGlyph(90, `M0 0H90V28L52 ${height}H12L48 33H0Z`),
  "8": eight,
  "9": nine,
  "-": hyphen,
  "+": plus,
  "'": () => simpleGlyph(30, "M0 0H30L20 36H4Z"),
  "!": (height) => {
    const parts = [inkPart(`M0 0H38L32 ${height - 44}H6Z`), inkPart(track(1, height - 36, 36, 36))];
    return glyph({ width: 38, parts });
  },
  ".": (height) => glyph({ width: 38, parts: discParts(19, height - 19, 19), hasDisc: true }),
} as const satisfies Record<string, Draw>;

/** An accent over the middle `x` of a capital that is `h` high, or under it. */
type Accent = (x: number, height: number) => string;

const acute: Accent = (x) => `M${x - 14} -9L${x + 4} -38H${x + 36}L${x + 12} -9Z`;
const grave: Accent = (x) => `M${x + 14} -9L${x - 4} -38H${x - 36}L${x - 12} -9Z`;

function doubleAcute(x: number): string {
  const quote = `M${x - 34} -9L${x - 22} -38H${x + 2}L${x - 12} -9Z`;
  return `${quote}M${x + 4} -9L${x + 16} -38H${x + 40}L${x + 26} -9Z`;
}

function circumflex(x: number): string {
  const peak = `L${x - 12} -38H${x + 12}L${x + 38} -9`;
  return `M${x - 38} -9${peak}H${x + 10}L${x} -20L${x - 10} -9Z`;
}

function caron(x: number): string {
  const valley = `L${x - 12} -9H${x + 12}L${x + 38} -38`;
  return `M${x - 38} -38${valley}H${x + 10}L${x} -27L${x - 10} -38Z`;
}

function tilde(x: number): string {
  const top = `M${x - 36} -10V-20A16 16 0 0 1 ${x - 6} -28L${x + 8} -22H${x + 14}V-34H${x + 36}`;
  return `${top}V-24A16 16 0 0 1 ${x + 6} -14L${x - 8} -20H${x - 14}V-10Z`;
}

function breve(x: number): string {
  return `M${x - 34} -38H${x - 12}A12 10 0 0 0 ${x + 12} -38H${x + 34}A34 29 0 0 1 ${x - 34} -38Z`;
}

function cedilla(x: number, height: number): string {
  const bow = `A18 14 0 0 1 ${x - 16} ${height + 24}V${height + 14}`;
  return `M${x - 8} ${height - 4}H${x + 18}V${height + 14}${bow}H${x - 8}Z`;
}

/** Accents are discs and bars, as the letters are. */
export const ACCENTS: Readonly<Record<(typeof DRAWN_ACCENTS)[number], Accent>> = {
  "\u0300": grave,
  "\u0301": acute,
  "\u0302": circumflex,
  "\u0303": tilde,
  "\u0304": (x) => boxPath(x - 34, -30, 68, 20),
  "\u0306": breve,
  "\u0307": (x) => track(x - 14, -37, 28, 28),
  "\u0308": (x) => track(x - 35, -37, 28, 28) + track(x + 7, -37, 28, 28),
  "\u030a": (x) => track(x - 20, -46, 40, 40) + track(x - 8, -34, 16, 16, true),
  "\u030b": doubleAcute,
  "\u030c": caron,
  "\u0326": (x, height) => `M${x - 6} ${height + 8}H${x + 20}L${x + 6} ${height + 34}H${x - 14}Z`,
  "\u0327": cedilla,
  "\u0328": (x, height) => boxPath(x + 18, height - 4, 26, 28),
};
