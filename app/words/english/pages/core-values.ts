import * as counts from "#words/grammar/counts.ts";
import { enumerate } from "#words/grammar/lists.ts";
import { inLetters } from "#words/grammar/letters.ts";

/* Core Values. */

/** A value and the position of its slider. */
type ValueSetting = readonly [name: string, setting: number];

/** Describes the picture: "Brain is 40 and Skill 60. With Effort at 20, …"; `overlap` is one of the clauses below. */
export const circles = (
  settings: readonly ValueSetting[],
  [lastName, lastSetting]: ValueSetting,
  overlap: string,
) => {
  const clauses = settings.map(([name, setting], at) =>
    at === 0 ? `${name} is ${setting}` : `${name} ${setting}`,
  );
  return `${enumerate(clauses)}. With ${lastName} at ${lastSetting}, ${overlap}.`;
};
export const allOverlap = (circles: number) =>
  `${circles === 2 ? "the" : "all"} ${inLetters(circles)} overlap`;
export const circlesDoNotTouch = "the circles don’t touch";
export const eachTwoOverlap = (circles: number) =>
  `each two overlap, but not all ${inLetters(circles)}`;
export const onlyOverlap = (pair: string) => `only ${pair} overlap`;
export const bothOverlap = (pair: string, other: string) => `${pair} overlap, and so do ${other}`;
export const pairsOverlap = (pairs: number, of: number) =>
  `${inLetters(pairs)} of the ${inLetters(of)} pairs overlap`;
export const setsTheCircle = {
  upper: "Sets the upper circle.",
  left: "Sets the left circle.",
  right: "Sets the right circle.",
  lower: "Sets the lower circle.",
  lowerLeft: "Sets the lower left circle.",
  lowerRight: "Sets the lower right circle.",
} as const;
export const pullsTogether = (circles: number) => `Pulls the ${inLetters(circles)} together.`;
export const thePicture = "The picture";
export const slidersNeedScripts = "You need JavaScript to move the sliders.";
export const resetTo = (setting: number) => `Reset to ${setting}`;
export const tryAnExample = "Try an example";
export const whatTheyMean = "What they mean";
/** @param part the club's own name for its core values, if it has one */
export const description = (values: readonly string[], team: string, part?: string) =>
  `${enumerate(values)} are what ${team} stands for. Move ${inLetters(values.length)} sliders and see how ${part ?? `the ${inLetters(values.length)} core values`} overlap.`;
export const badgesIn = (badges: number, year: number) => `${counts.badges(badges)} in ${year}`;
