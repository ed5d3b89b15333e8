import type { Ink } from "#app/art/print/ink.ts";
import { slug } from "#app/lib/text.ts";
import { round } from "#app/art/print/shapes.ts";
import * as words from "#words/press.ts";
import { monogramWithBox, teamCrest } from "./team-crest.ts";
import { plainWordmark, wordmark, wordmarkBox } from "./wordmark.ts";

/** A color of the club in print. */
export interface Color {
  /** "Main" */
  readonly name: string;
  /** "#dcae2c" */
  readonly hex: string;
}

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

interface PressInk {
  readonly ink: Ink;
  readonly name: string;
}

/** Inks with the same name in every club. */
const COMMON_INKS: readonly PressInk[] = [
  { ink: "black", name: words.ink },
  { ink: "paper", name: words.paper },
  { ink: "sun", name: words.main },
];

/** The other inks, with their names if no core value is printed in them. */
const VALUE_INKS: readonly PressInk[] = [
  { ink: "plate1", name: words.firstPlate },
  { ink: "deepSun", name: words.deeperMain },
  { ink: "plate2", name: words.secondPlate },
  { ink: "plate3", name: words.thirdPlate },
];

/**
 * The inks of the marks, named after core values; their colors are the club's. Files are named after them, so
 * a core value whose name is taken does not name its ink.
 *
 * @param values the names of the core values, in their order
 */
export function pressInks(values: readonly string[]): readonly PressInk[] {
  const files = new Set([...COMMON_INKS, ...VALUE_INKS].map(({ name }) => slug(name)));
  return [
    ...COMMON_INKS,
    ...VALUE_INKS.map(({ ink, name }, index) => {
      const value = slug(values[index] ?? "");
      return { ink, name: value === "" || files.has(value) ? name : (values[index] ?? name) };
    }),
  ];
}

/** Pixels of the pictures per unit of a drawing. */
const PIXELS_PER_UNIT = { wordmark: 5, letter: 8 } as const;

const CREST_SIZE = { viewBox: "0 0 300 300", width: 1200, height: 1200 } as const;

/** The name in its colors on paper. */
export const onPaper = {
  ink: "black",
  disc: "sun",
  groove: "black",
  hole: "paper",
  left: "plate1",
  right: "plate2",
} as const;
const onInk = {
  ink: "paper",
  disc: "sun",
  groove: "paper",
  hole: "black",
  left: "plate1Tint",
  right: "plate2Tint",
} as const;

const scaleSide = (side: number, factor: number) => Math.round(side * factor);

/** View boxes of the name and of the initials, and the pixels of their pictures. */
function measureMarks(name: string) {
  const { viewBox, width, height } = wordmarkBox(name);
  const { box } = monogramWithBox(name, "black");
  return {
    wordmark: {
      viewBox,
      width: scaleSide(width, PIXELS_PER_UNIT.wordmark),
      height: scaleSide(height, PIXELS_PER_UNIT.wordmark),
    },
    letter: {
      viewBox: [box.left, box.top, box.width, box.height].map(round).join(" "),
      width: scaleSide(box.width, PIXELS_PER_UNIT.letter),
      height: scaleSide(box.height, PIXELS_PER_UNIT.letter),
    },
  };
}

/**
 * Every mark of the club: the name in its colors for light and dark grounds, the crest, and name and initials
 * in each ink alone.
 */
export function pressMarks(
  name: string,
  seasons: number,
  inks: readonly PressInk[],
): readonly PressMark[] {
  const sizes = measureMarks(name);
  return [
    { ...sizes.wordmark, name: "wordmark/on-light", markup: wordmark(name, onPaper) },
    { ...sizes.wordmark, name: "wordmark/on-dark", markup: wordmark(name, onInk) },
    { ...CREST_SIZE, name: "crest/crest", markup: teamCrest(name, seasons) },
    ...inks.flatMap(({ ink, name: label }) => {
      const file = slug(label);
      return [
        { ...sizes.wordmark, name: `wordmark/${file}`, markup: plainWordmark(name, ink) },
        { ...sizes.letter, name: `letter/${file}`, markup: monogramWithBox(name, ink).markup },
      ];
    }),
  ];
}
