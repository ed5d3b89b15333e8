import type { Ink } from "#app/art/print/ink.ts";
import { plainMonogram } from "./monogram.ts";
import { teamCrest } from "./team-crest.ts";
import { plainWordmark, wordmark } from "./wordmark.ts";

/** A colour that the club is printed in. */
export interface Colour {
  /** "Main" */
  readonly name: string;
  /** "#dcae2c" */
  readonly hex: string;
}

/** A mark as the press gets it, as a drawing and as a picture. */
export interface PressMark {
  /** Name of the file, without its ending. */
  readonly name: string;
  readonly markup: string;
  readonly viewBox: string;
  /** Pixels of the picture. */
  readonly width: number;
  readonly height: number;
}

/** The inks of the marks, named by what they stand for: their colours are the club's. */
export const PRESS_INKS: readonly { readonly ink: Ink; readonly name: string }[] = [
  { ink: "k", name: "Ink" },
  { ink: "p", name: "Paper" },
  { ink: "g", name: "Main" },
  { ink: "b", name: "Brain" },
  { ink: "e", name: "Effort" },
  { ink: "s", name: "Skill" },
  { ink: "c", name: "Character" },
];

/** The mark is a little higher than its capitals: the disc is rounder than the stem. */
const WORDMARK = { viewBox: "0 -3 413 104", width: 2065, height: 520 } as const;
const MONOGRAM = { viewBox: "-1 -3 115 105", width: 920, height: 840 } as const;
const CREST = { viewBox: "0 0 300 300", width: 1200, height: 1200 } as const;

const onPaper = { ink: "k", disc: "g", groove: "k", hole: "p", v: "b", a: "s" } as const;
const onInk = { ink: "p", disc: "g", groove: "p", hole: "k", v: "b2", a: "s2" } as const;

/**
 * Every mark of the club: the name in its colours for light and for dark grounds, the crest, and
 * name and letter in each ink alone.
 */
export function pressMarks(name: string, seasons: number): readonly PressMark[] {
  return [
    { ...WORDMARK, name: "wordmark/on-light", markup: wordmark(name, onPaper) },
    { ...WORDMARK, name: "wordmark/on-dark", markup: wordmark(name, onInk) },
    { ...CREST, name: "crest/crest", markup: teamCrest(name, seasons) },
    ...PRESS_INKS.flatMap(({ ink, name: label }) => {
      const file = label.toLowerCase();
      return [
        { ...WORDMARK, name: `wordmark/${file}`, markup: plainWordmark(name, ink) },
        { ...MONOGRAM, name: `letter/${file}`, markup: plainMonogram(name, ink) },
      ];
    }),
  ];
}
