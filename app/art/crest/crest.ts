import type { Ink } from "#app/art/print/ink.ts";
import { centeredLine } from "#app/art/print/lettering.ts";
import { cut } from "#app/art/print/polygon.ts";
import {
  pickTrait,
  type NonEmpty,
  closedPath,
  circle,
  strokePath,
  fillPath,
} from "#app/art/print/shapes.ts";
import { type ArtSymbol, makeSheet, type Sheet } from "#app/art/sheet.ts";
import { CAP_HEIGHT } from "#app/lib/wood-type/metrics.ts";
import { block, DIVISIONS, type Field, OUTLINES, type Outline } from "./outline.ts";

/** Words of a name, without points and apostrophes. */
function splitWords(name: string): string[] {
  return name
    .replace(/[.’']/g, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}

const initial = (word: string) => Array.from(word)[0] ?? "";

/**
 * Letters on a crest: up to three initials for several words, a leading digit alone, a word of up to four
 * letters in full, otherwise the first letter.
 */
export function monogram(name: string): string {
  const words = splitWords(name);
  const [word = "?"] = words;
  if (words.length > 1) return words.map(initial).join("").slice(0, 3).toUpperCase();
  if (/^\d/.test(word)) return initial(word);
  return (word.length <= 4 ? word : initial(word)).toUpperCase();
}

/** Data for drawing a team's crest, which never imitates its own logo. */
export interface CrestTeam {
  readonly id: string;
  readonly name: string;
}

const INK_PAIRS: NonEmpty<readonly [ground: Ink, second: Ink]> = [
  ["plate1", "sun"],
  ["plate2", "sun"],
  ["plate3", "sun"],
  ["black", "sun"],
  ["plate1", "paper"],
  ["plate2", "paper"],
  ["plate3", "paper"],
  ["deepSun", "black"],
  ["sun", "black"],
  ["plate1Tint", "paper"],
  ["plate1Tint", "sun"],
  ["plate3Tint", "paper"],
];

function drawFields(fields: readonly Field[], outline: Outline, ground: Ink, second: Ink): string {
  return fields
    .map(({ corners, isGround }) => {
      const part = cut(outline.corners, corners);
      return part.length < 3 ? "" : fillPath(closedPath(part), isGround ? ground : second);
    })
    .join("");
}

/** A single letter stands on a disc. */
const LETTER = { size: 62, length: 40, discRadius: 31 } as const;

/** Several letters stand on a band across the crest, which is higher than they are by a margin on both sides. */
const LETTERS = { size: 46, lengthOfEach: 25, maxLength: 80, margin: 7 } as const;

/** Draws a monogram on its ground. */
function drawLettering(text: string, { corners, measure }: Outline, ground: Ink, ink: Ink): string {
  const isSingle = text.length === 1;
  const capHeight = (isSingle ? LETTER.size : LETTERS.size) * CAP_HEIGHT;
  const length = isSingle
    ? LETTER.length
    : Math.min(measure, LETTERS.maxLength, text.length * LETTERS.lengthOfEach);
  const half = capHeight / 2 + LETTERS.margin;
  const band = block(-2, 50 - half, 102, 50 + half);
  const under = isSingle
    ? circle(50, 50, LETTER.discRadius, ground)
    : fillPath(closedPath(cut(corners, band.corners)), ground);
  const setting = { x: 50 - length / 2, length, middle: 50, capHeight, fill: ink } as const;
  return under + centeredLine(text, setting);
}

/**
 * An opponent's crest, 100 x 100: shape, division and inks from its id, letters from its name.
 *
 * @param spelt transliterated name that supplies the letters if `name` cannot be drawn
 */
export function crest({ id, name }: CrestTeam, spelt = name): string {
  const outline = pickTrait(OUTLINES, id, "shape");
  const [ground, second] = pickTrait(INK_PAIRS, id, "colors");
  // On gold, the letters have a black ground of their own.
  const isLight = ground === "sun" || ground === "deepSun";
  const labelGround = isLight ? "black" : ground;
  const letterInk = ground === "deepSun" ? "paper" : isLight ? ground : second;
  return (
    fillPath(outline.path, ground) +
    drawFields(pickTrait(DIVISIONS, id, "fields"), outline, ground, second) +
    drawLettering(monogram(spelt), outline, labelGround, letterInk) +
    strokePath(outline.path, "var(--cl, var(--k))", 5)
  );
}

/** A sheet's crests of opponents. The outline extends 3 units beyond the crest's 100. */
export function drawCrests(opponents: Iterable<CrestTeam>): ArtSymbol[] {
  return Array.from(opponents, (opponent) => ({
    id: opponent.id,
    viewBox: "-3 -3 106 106",
    markup: crest(opponent),
  }));
}

/** Crests of opponents by id. */
export function crestSheet(opponents: readonly CrestTeam[]): Sheet {
  return makeSheet("crests", drawCrests(opponents));
}
