import { enumerate } from "#words/grammar/lists.ts";
import * as words from "#words/pages/core-values.ts";
import { circlesOf } from "./geometry.ts";
import { allOverlap, overlappingPairs } from "./overlap.ts";
import type { Settings } from "./settings.ts";

/**
 * The canvas in words: "Brain is 88, Effort 94 and Skill 81. With Character at 97, all three
 * overlap."
 */
export function settingsSentence(settings: Settings): string {
  const { Brain, Effort, Skill, Character } = settings;
  return words.circles({ Brain, Effort, Skill, Character }, overlapClause(settings));
}

function overlapClause(settings: Settings): string {
  const circles = circlesOf(settings);
  const pairs = overlappingPairs(circles);
  if (allOverlap(circles)) return words.allThreeOverlap;
  if (pairs.length === 0) return words.circlesStandApart;
  if (pairs.length === 3) return words.eachTwoOverlap;
  const [first = "", second] = pairs.map((pair) => enumerate(pair));
  return second === undefined ? words.onlyOverlap(first) : words.bothOverlap(first, second);
}
