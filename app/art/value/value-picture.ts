import type { CoreValue } from "#app/art/print/ink.ts";
import { brain } from "./brain.ts";
import { character } from "./character.ts";
import { effort } from "./effort.ts";
import { skill } from "./skill.ts";

const PICTURES: Readonly<Record<CoreValue, () => string>> = {
  Brain: brain,
  Effort: effort,
  Skill: skill,
  Character: character,
};

/** The picture of a core value, 600 x 400. */
export function valuePicture(value: CoreValue): string {
  return PICTURES[value]();
}
