import type { Ink } from "#app/art/print/ink.ts";
import type { ClubMark } from "#app/domain/marks.ts";
import * as words from "#words/press.ts";
import { teamCrest } from "./crest-and-icon.ts";
import { MARK_ON_PAPER, wordmark } from "./wordmark.ts";

/** A mark for the press, as a drawing and as a picture. */
export interface PressMark {
  /** Name of the file, without its ending. */
  readonly name: string;
  readonly markup: string;
  readonly viewBox: string;
  /** Pixels of the picture. */
  readonly width: number;
  readonly height: number;
}

/** The inks of the core values, in their order, with the name of an ink that has no value. */
const VALUE_INK_NAMES = [
  { ink: "plate1", name: words.firstPlate },
  { ink: "deepSun", name: words.deeperMain },
  { ink: "plate2", name: words.secondPlate },
  { ink: "plate3", name: words.thirdPlate },
] as const;

/**
 * The inks of the marks with their names. An ink of a core value has the name of the value.
 *
 * @param values the names of the core values, in their order
 */
export function pressInks(values: readonly string[]): readonly { ink: Ink; name: string }[] {
  return [
    { ink: "black", name: words.ink },
    { ink: "paper", name: words.paper },
    { ink: "sun", name: words.main },
    ...VALUE_INK_NAMES.map(({ ink, name }, index) => ({ ink, name: values[index] ?? name })),
  ];
}

/** Pixels of a picture per unit of the wordmark's drawing. */
const PIXELS_PER_UNIT = 5;

/** Width and height of the crest's picture. */
const CREST_PIXELS = 1200;

/** The name in its colors on ink. */
const ON_INK = {
  ink: "paper",
  disc: "sun",
  groove: "paper",
  hole: "black",
  left: "plate1Tint",
  right: "plate2Tint",
} as const;

/** The marks of the club for the press: the name for light and dark grounds, and the crest. */
export function pressMarks(mark: ClubMark): readonly PressMark[] {
  const { box, viewBox, draw } = wordmark(mark);
  const size = {
    viewBox,
    width: Math.round(box.width * PIXELS_PER_UNIT),
    height: Math.round(box.height * PIXELS_PER_UNIT),
  };
  return [
    { ...size, name: "wordmark/on-light", markup: draw(MARK_ON_PAPER) },
    { ...size, name: "wordmark/on-dark", markup: draw(ON_INK) },
    {
      name: "crest/crest",
      markup: teamCrest(mark),
      viewBox: "0 0 300 300",
      width: CREST_PIXELS,
      height: CREST_PIXELS,
    },
  ];
}
