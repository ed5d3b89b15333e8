import { advance } from "./measure.ts";

/** Advances of Arial Bold in thousandths of an em, which Helvetica and Liberation Sans share. */
const ADVANCE_TABLE: readonly (readonly [advance: number, characters: string])[] = [
  [238, "'"],
  [278, " I,./‘’·"],
  [333, "!()-:"],
  [556, "0123456789–"],
  [584, "×"],
  [611, "FLTZŁ?"],
  [667, "EPSVXY"],
  [722, "ABCDHKNRU&"],
  [778, "GOQØ"],
  [833, "M"],
  [944, "W"],
  [1000, "ÆŒ—…"],
];

const ARIAL_ADVANCES = new Map(
  ADVANCE_TABLE.flatMap(([width, characters]) =>
    Array.from(characters, (character) => [character, width / 1000] as const),
  ),
);

/** Advance of characters missing from the table: that of the widest one. */
const UNKNOWN_ADVANCE = 1;

/**
 * The faces of "Club Wood Fallback" in `fonts.css`: Arial Bold at these sizes. Each is chosen by a `font-stretch`,
 * the first by 50%, the next by 60%.
 */
export const FALLBACK_SIZES = [0.44, 0.63, 0.9, 1.28] as const;
const FIRST_STRETCH = 50;
const STRETCH_STEP = 10;

/**
 * `font-stretch` of the largest fallback face, in percent, in which a line is no longer than in the display face. If
 * there is none, the smallest one, and the line wraps.
 *
 * @param text a line of wood type
 * @param width its width axis in the display face, 50 to 150
 */
export function fallbackStretch(text: string, width: number): number {
  const baseLetters = text.toUpperCase().normalize("NFD").replace(/\p{M}/gu, "");
  let arial = 0;
  for (const character of baseLetters) arial += ARIAL_ADVANCES.get(character) ?? UNKNOWN_ADVANCE;
  const maxSize = advance(text, width) / arial;
  const face = FALLBACK_SIZES.findLastIndex((size) => size <= maxSize);
  return FIRST_STRETCH + STRETCH_STEP * Math.max(0, face);
}
