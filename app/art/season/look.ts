import { type NonEmpty, pickTrait } from "#app/art/print/shapes.ts";
import type { Gear, HairStyle, HairStyles } from "#app/domain/look.ts";
import type { DrawnPerson } from "./person.ts";

/** Hairstyles that a person without a `look` may get, equally likely. */
export const ANY_HAIR: NonEmpty<HairStyle> = [
  "ponytail",
  "bun",
  "braids",
  "bob",
  "curls",
  "crop",
  "side",
  "topknot",
  "long",
  "twin",
];

/** Hairstyles for clubs with players of all genders. */
const NEUTRAL_HAIR: NonEmpty<HairStyle> = ["crop", "short", "curls", "buzz", "waves", "locs"];

/** Gear. Items listed more often are picked more often. */
const ANY_GEAR: NonEmpty<Gear> = [
  "none",
  "headband",
  "sunglasses",
  "cap",
  "none",
  "visor",
  "headband",
  "sunglasses",
  "bucket",
  "none",
  "none",
];

/** Fields of a person that determine her look. */
export type Wearer = Pick<DrawnPerson, "id" | "position" | "usualPosition" | "look">;

/** Hairstyles that would stick out through a hat, and those that replace them. */
const HAIR_THROUGH_HATS: ReadonlySet<HairStyle> = new Set(["bun", "topknot", "curls", "waves"]);
const HAIR_UNDER_HATS: NonEmpty<HairStyle> = ["ponytail", "braids", "side", "long", "twin", "bob"];
const NEUTRAL_HAIR_UNDER_HATS: NonEmpty<HairStyle> = ["crop", "short", "buzz", "locs"];

/** The look of a person in all her pictures. */
export interface Look {
  readonly hair: HairStyle;
  readonly gear: Gear;
  /** Half of all people face the other way. */
  readonly isMirrored: boolean;
}

/** Whether gear sits on the hair, as hats and headbands do. */
export const isHat = (gear: Gear): boolean => !["none", "sunglasses", "glasses"].includes(gear);

/** Hair and gear picked by the id, with the hairstyles that the club allows. */
function pickLookById(
  { id, position, usualPosition = position }: Wearer,
  allowed: HairStyles,
): Omit<Look, "isMirrored"> {
  const [styles, stylesUnderHats] =
    allowed === "neutral" ? [NEUTRAL_HAIR, NEUTRAL_HAIR_UNDER_HATS] : [ANY_HAIR, HAIR_UNDER_HATS];
  const gear = usualPosition === "Coach" ? "cap" : pickTrait(ANY_GEAR, id, "gear");
  const hair = pickTrait(styles, id, "hair");
  if (isHat(gear) && HAIR_THROUGH_HATS.has(hair))
    return { hair: pickTrait(stylesUnderHats, id, "hair"), gear };
  // The glasses would cross a side parting.
  if (gear === "sunglasses" && hair === "side") return { hair: "ponytail", gear };
  return { hair, gear };
}

/**
 * Hair and gear of a person: the same look in all her pictures and seasons, so that she can be
 * recognized. Her own `look` comes first; the rest is picked by her id, so it is not a likeness.
 */
export function pickLook(person: Wearer, allowed: HairStyles): Look {
  const chosen = person.look ?? {};
  const { hair, gear } = pickLookById(person, allowed);
  // A hat that she did not choose would hide or cross the hair that she did.
  const isUnfit = chosen.hair !== undefined && isHat(gear);
  return {
    // A hijab covers all hair.
    hair: chosen.gear === "hijab" ? "bald" : (chosen.hair ?? hair),
    gear: chosen.gear ?? (isUnfit ? "none" : gear),
    isMirrored: pickTrait([true, false], person.id, "side"),
  };
}

/** Whether the hair falls over the shoulders, so that its ink must differ from the jersey's. */
export function isLong({ hair }: Look): boolean {
  return hair === "long" || hair === "bob" || hair === "locs";
}
