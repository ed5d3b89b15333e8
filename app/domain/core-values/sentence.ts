import { enumerate } from "#app/lib/text/enumerate.ts";
import { circlesOf } from "./geometry.ts";
import { allOverlap, overlappingPairs } from "./overlap.ts";
import type { Settings } from "./settings.ts";

/**
 * The canvas in words: "Brain is 88, Effort 94 and Skill 81. With Character at 97, all three
 * overlap."
 */
export function settingsSentence(settings: Settings): string {
  const { Brain, Effort, Skill, Character } = settings;
  const sizes = `Brain is ${Brain}, Effort ${Effort} and Skill ${Skill}.`;
  return `${sizes} With Character at ${Character}, ${overlapClause(settings)}.`;
}

function overlapClause(settings: Settings): string {
  const circles = circlesOf(settings);
  const pairs = overlappingPairs(circles);
  if (allOverlap(circles)) return "all three overlap";
  if (pairs.length === 0) return "the circles stand apart";
  if (pairs.length === 3) return "each two overlap, but not all three";
  const [first, second] = pairs.map((pair) => enumerate(pair));
  return second === undefined ? `only ${first} overlap` : `${first} overlap, and so do ${second}`;
}
