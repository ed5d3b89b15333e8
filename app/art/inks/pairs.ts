import type { ClubInks } from "./club-inks.ts";
import {
  BODY_CONTRAST,
  LARGE_TEXT_CONTRAST,
  ON_SUN,
  TEXT_CONTRAST,
  type Need,
} from "./contrast.ts";
import type { InterfaceInk, PrintInks } from "./interface-inks.ts";

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

const makePrintRules = (paperOnPlate: Need): readonly Rule<keyof PrintInks>[] => [
  [["paper"], ["plate1", "plate2", "plate3"], paperOnPlate],
  [["black"], ["sun"], ON_SUN],
  [["sun"], ["black"], ON_SUN],
  [["paper"], ["black"], BODY_CONTRAST],
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
    ...listPairsOfSet("stage", stage, [
      [["plate1", "plate2", "plate3", "black", "sun"], ["paper"], { ratio: 4.5, lc: 0 }],
    ]),
  ];
}
