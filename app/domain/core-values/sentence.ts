import { enumerate } from "#words/grammar/lists.ts";
import * as words from "#words/pages/core-values.ts";
import { circlesOf } from "./geometry.ts";
import { allOverlap, overlappingPairs } from "./overlap.ts";
import type { Settings } from "./settings.ts";

/**
 * The canvas in words: "Brain is 88, Effort 94 and Skill 81. With Character at 97, all three
 * overlap."
 */
export function settingsSentence(names: readonly string[], settings: Settings): string {
  const sets = names.map((name, place) => [name, settings[place] ?? 0] as const);
  return words.circles(sets.slice(0, -1), sets.at(-1) ?? ["", 0], overlapClause(names, settings));
}

/** Single pairs are named; where there are more than two, they are counted. */
function overlapClause(names: readonly string[], settings: Settings): string {
  const circles = circlesOf(settings);
  const possible = (circles.length * (circles.length - 1)) / 2;
  const pairs = overlappingPairs(circles);
  if (allOverlap(circles)) return words.allOverlap(circles.length);
  if (pairs.length === 0) return words.circlesStandApart;
  if (pairs.length === possible) return words.eachTwoOverlap(circles.length);
  if (pairs.length > 2) return words.pairsOverlap(pairs.length, possible);
  const [first = "", second] = pairs.map((pair) =>
    enumerate(pair.map((place) => names[place] ?? "")),
  );
  return second === undefined ? words.onlyOverlap(first) : words.bothOverlap(first, second);
}
