import { pickTrait } from "#app/art/print/shapes.ts";
import { ANY_HAIR } from "#app/art/season/look.ts";
import type { HairStyle } from "#app/domain/look.ts";
import type { ClubMark } from "#app/domain/marks.ts";
import { spell } from "#app/lib/letters.ts";

/** Names this short go beside the players, not below them. */
const MAX_SHORT_NAME = 3;

/** The composition of a club's poster, picked by its name and year. */
export interface HeroPlan {
  readonly mark: ClubMark;
  readonly isShort: boolean;
  /** The players' action: dive for one disc, or leap for it. */
  readonly scene: "duel" | "sky";
  readonly hair: readonly [HairStyle, HairStyle];
  /** Jersey numbers: digits of the founding year. */
  readonly numbers: readonly [string, string];
}

/** @param founded the club's first year, whose digits its players wear */
export function planHero(mark: ClubMark, founded: number): HeroPlan {
  const { name } = mark;
  const isShort = spell(name).flat().length <= MAX_SHORT_NAME;
  const [year, century] = [founded % 100, Math.floor(founded / 100)];
  return {
    mark,
    isShort,
    scene: isShort ? "sky" : pickTrait(["duel", "sky"], name, "scene"),
    hair: [pickTrait(ANY_HAIR, name, "player hair"), pickTrait(ANY_HAIR, name, "opponent hair")],
    // 2020 would print one number twice.
    numbers: [String(year), String(year === century ? 7 : century)],
  };
}

/**
 * Place for the ticket on the landscape poster: in the crook of a final L if the letters are poster size, otherwise in an
 * upper corner, where no player or disc is.
 */
export function chooseTicketPlace({ mark, isShort, scene }: HeroPlan): "crook" | "left" | "right" {
  if (isShort) return "left";
  const words = spell(mark.name);
  const letters = words.flat();
  const isLarge = words.length === 1 && letters.length <= 6;
  return isLarge && letters.at(-1) === "L" && scene === "duel" ? "crook" : "right";
}
