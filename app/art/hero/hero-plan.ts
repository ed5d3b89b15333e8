import { hash, pickCyclic, type NonEmpty } from "#app/art/print/shapes.ts";
import { HAIR_STYLES } from "#app/art/season/look.ts";
import type { ClubMark } from "#app/domain/marks.ts";
import type { HairStyle } from "#app/domain/look.ts";
import { spell } from "#app/lib/letters.ts";
import * as posters from "#words/cards.ts";

/** The players' action: dive for one disc, leap for it, or throw and run. */
export type HeroScene = "duel" | "throw" | "sky";

/** The pattern of the sunlight. */
export type SunKind = "dots" | "rays" | "bars";

const HERO_SCENES: NonEmpty<HeroScene> = ["duel", "throw", "sky"];
const SUN_KINDS: NonEmpty<SunKind> = ["dots", "rays", "bars"];

/** Names this short go beside the players, not below them. */
const MAX_SHORT_NAME = 3;

/** The composition of a club's poster, picked by a hash of its name and year. */
export interface HeroPlan {
  readonly mark: ClubMark;
  readonly isShort: boolean;
  readonly scene: HeroScene;
  readonly sun: SunKind;
  readonly hair: readonly [HairStyle, HairStyle, HairStyle];
  /** Jersey numbers: digits of the founding year, and one picked by the hash. */
  readonly numbers: readonly [string, string, string];
  /** The throw goes to the left. */
  readonly isMirrored: boolean;
}

/** @param founded the club's first year, whose digits its players wear */
export function planHero(mark: ClubMark, founded: number): HeroPlan {
  const { name } = mark;
  const nameHash = hash(name);
  const isShort = spell(name).flat().length <= MAX_SHORT_NAME;
  const [year, century, third] = [founded % 100, Math.floor(founded / 100), (nameHash % 90) + 7];
  return {
    mark,
    isShort,
    scene: isShort ? "sky" : pickCyclic(HERO_SCENES, nameHash >>> 9),
    sun: pickCyclic(SUN_KINDS, nameHash >>> 10),
    hair: [
      pickCyclic(HAIR_STYLES, nameHash >>> 9),
      pickCyclic(HAIR_STYLES, (nameHash >>> 9) + 2),
      pickCyclic(HAIR_STYLES, (nameHash >>> 9) + 5),
    ],
    // 2020 would print one number twice.
    numbers: [String(year), String(year === century ? third : century), String(third)],
    isMirrored: (nameHash >>> 13) % 2 === 1,
  };
}

/** Place for the ticket on the landscape poster. */
export type TicketPlace = "crook" | "left" | "right";

/**
 * Place for the ticket: in the crook of a final L if the letters are poster size, otherwise in the upper
 * corner that no player or disc flies toward.
 */
export function chooseTicketPlace({ mark, isShort, scene, isMirrored }: HeroPlan): TicketPlace {
  const words = spell(mark.name);
  const letters = words.flat();
  if (isShort || (scene === "throw" && !isMirrored)) return "left";
  const isLarge = words.length === 1 && letters.length <= 6;
  return isLarge && letters.at(-1) === "L" && scene === "duel" ? "crook" : "right";
}

/** Alt text of the poster: "Two players leap for the same disc". */
export function describeHero({ scene }: HeroPlan): string {
  return posters.scenes[scene];
}
