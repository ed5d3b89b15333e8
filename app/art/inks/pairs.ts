import type { ClubInks } from "./club-inks.ts";
import {
  apca,
  BODY_CONTRAST,
  isLegible,
  LARGE_TEXT_CONTRAST,
  ON_SUN,
  ratio,
  TEXT_CONTRAST,
  type Need,
} from "./color.ts";
import type { InterfaceInk, PrintInk } from "./interface-inks.ts";

/** A text or shape on a ground, and the contrast it needs. */
export interface Pair {
  /** "dark: gold-text on shade" */
  readonly name: string;
  /** The ink of the text or shape, and its set. */
  readonly set: keyof ClubInks;
  readonly ink: string;
  readonly text: string;
  readonly ground: string;
  readonly need: Need;
}

/** A shape with a meaning needs no lightness contrast. */
const SHAPE_CONTRAST: Need = { ratio: 3, lc: 0 };

type Rule<Ink extends string> = readonly [texts: readonly Ink[], grounds: readonly Ink[], Need];

const INTERFACE_GROUNDS: readonly InterfaceInk[] = ["bg", "sheet", "shade"];

const INTERFACE_RULES: readonly Rule<InterfaceInk>[] = [
  [["fg"], INTERFACE_GROUNDS, BODY_CONTRAST],
  [
    ["fg2", "gold-text", "brain-text", "skill-text", "character-text", "effort-text"],
    INTERFACE_GROUNDS,
    TEXT_CONTRAST,
  ],
  [["win", "loss", "tie"], INTERFACE_GROUNDS, TEXT_CONTRAST],
  [["on-gold"], ["gold"], ON_SUN],
  [["on-slab"], ["slab"], BODY_CONTRAST],
  [["brain", "skill", "character", "effort", "focus"], ["bg", "sheet"], SHAPE_CONTRAST],
];

const makePrintRules = (paperOnPlate: Need): readonly Rule<PrintInk>[] => [
  [["p"], ["b", "s", "c"], paperOnPlate],
  [["k"], ["g"], ON_SUN],
  [["g"], ["k"], ON_SUN],
  [["p"], ["k"], BODY_CONTRAST],
];

function listPairsOfSet<Ink extends string>(
  set: keyof ClubInks,
  inks: Readonly<Record<Ink, string>>,
  rules: readonly Rule<Ink>[],
): Pair[] {
  return rules.flatMap(([texts, grounds, need]) =>
    texts.flatMap((text) =>
      grounds.map((ground) => ({
        name: `${set === "stage" ? "poster at night" : set}: ${text} on ${ground}`,
        set,
        ink: text,
        text: inks[text],
        ground: inks[ground],
        need,
      })),
    ),
  );
}

/** Every pair used for text or meaning, in both themes; their contrast is guaranteed. */
export function listPairs({ day, night, stage, light, dark }: ClubInks): Pair[] {
  return [
    ...listPairsOfSet("light", light, INTERFACE_RULES),
    ...listPairsOfSet("dark", dark, INTERFACE_RULES),
    ...listPairsOfSet("day", day, makePrintRules(TEXT_CONTRAST)),
    ...listPairsOfSet("night", night, makePrintRules(LARGE_TEXT_CONTRAST)),
    ...listPairsOfSet("stage", stage, [[["b", "s", "c", "k", "g"], ["p"], { ratio: 4.5, lc: 0 }]]),
  ];
}

/** Illegible pairs, which only occur with fixed inks. */
export function illegiblePairs(inks: ClubInks): Pair[] {
  return listPairs(inks).filter(({ text, ground, need }) => !isLegible(text, [ground], need));
}

/** "4.1 of 4.5", or "Lc 52 of 60" if only that is too low. */
export function formatContrast({ text, ground, need }: Pair): string {
  const contrast = ratio(text, ground);
  return contrast < need.ratio
    ? `${contrast.toFixed(1)} of ${need.ratio}`
    : `Lc ${apca(text, ground).toFixed(0)} of ${need.lc}`;
}
