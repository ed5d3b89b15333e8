import * as counts from "#words/grammar/counts.ts";

/* Core Values. */

interface Settings {
  readonly Brain: number;
  readonly Effort: number;
  readonly Skill: number;
  readonly Character: number;
}

/** The picture in words; `overlap` is one of the clauses below. */
export const circles = ({ Brain, Effort, Skill, Character }: Settings, overlap: string) =>
  `Brain is ${Brain}, Effort ${Effort} and Skill ${Skill}. With Character at ${Character}, ${overlap}.`;
export const allThreeOverlap = "all three overlap";
export const circlesStandApart = "the circles stand apart";
export const eachTwoOverlap = "each two overlap, but not all three";
export const onlyOverlap = (pair: string) => `only ${pair} overlap`;
export const bothOverlap = (pair: string, other: string) => `${pair} overlap, and so do ${other}`;
export const setsTheUpperCircle = "Sets the upper circle.";
export const setsTheLeftCircle = "Sets the left circle.";
export const setsTheRightCircle = "Sets the right circle.";
export const pullsTheThreeTogether = "Pulls the three together.";
export const thePicture = "The picture";
export const slidersNeedScripts = "Moving the sliders needs scripts, which are switched off.";
export const resetTo = (setting: number) => `Reset to ${setting}`;
export const whatTheyMean = "What they mean";
/** @param part what the club calls them, where it does */
export const description = (values: string, team: string, part = "the four core values") =>
  `${values} are what ${team} stands for. Move four sliders and see how ${part} overlap.`;
export const badgesIn = (badges: number, year: number) => `${counts.badges(badges)} in ${year}`;
