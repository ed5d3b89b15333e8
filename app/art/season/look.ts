import { type NonEmpty, pickTrait } from "#app/art/print/shapes.ts";
import type { Gear, HairStyle, HairStyles } from "#app/domain/look.ts";
import type { Person } from "./person.ts";

/** Hairstyles that a person without a `look` may get, equally likely. */
export const HAIR_STYLES: NonEmpty<HairStyle> = [
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
export const GEAR_KINDS: NonEmpty<Gear> = [
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
export type Wearer = Pick<Person, "id" | "position" | "usualPosition" | "look">;

/** Hairstyles that fit under a hat. */
const HAIR_UNDER_HATS: NonEmpty<HairStyle> = ["ponytail", "braids", "side", "long", "twin", "bob"];
const NEUTRAL_HAIR_UNDER_HATS: NonEmpty<HairStyle> = ["crop", "short", "buzz", "locs"];
const HAIR_ABOVE_HATS: ReadonlySet<HairStyle> = new Set(["bun", "topknot", "curls", "waves"]);

/** The look of a person in all her pictures. */
export interface Look {
  readonly hair: HairStyle;
  readonly gear: Gear;
  /** Half of all people face the other way. */
  readonly isMirrored: boolean;
}

/** Whether something covers the top of the head; glasses do not. */
export const isHat = (gear: Gear): boolean => !["none", "sunglasses", "glasses"].includes(gear);

/** Hair and gear picked by the id. */
function pickLookById(
  { id, position, usualPosition = position }: Wearer,
  styles: HairStyles,
): Omit<Look, "isMirrored"> {
  const isNeutral = styles === "neutral";
  const gear = usualPosition === "Coach" ? "cap" : pickTrait(GEAR_KINDS, id, "gear");
  const hair = pickTrait(isNeutral ? NEUTRAL_HAIR : HAIR_STYLES, id, "hair");
  if (isHat(gear) && HAIR_ABOVE_HATS.has(hair)) {
    return {
      hair: pickTrait(isNeutral ? NEUTRAL_HAIR_UNDER_HATS : HAIR_UNDER_HATS, id, "hair"),
      gear,
    };
  }
  // The glasses would cross a side parting.
  if (gear === "sunglasses" && hair === "side") return { hair: "ponytail", gear };
  return { hair, gear };
}

/**
 * Hair and gear of a person: the same look in all her pictures and seasons, so that she can be
 * recognized. Her own `look` comes first; the rest is picked by her id, so it is not a likeness.
 */
export function pickLook(person: Wearer, styles: HairStyles): Look {
  const chosen = person.look ?? {};
  const { hair, gear } = pickLookById(person, styles);
  // A random hat may not fit the hair that she chose.
  const fittingGear = chosen.hair !== undefined && isHat(gear) ? "none" : gear;
  return {
    // A hijab covers all hair.
    hair: chosen.gear === "hijab" ? "bald" : (chosen.hair ?? hair),
    gear: chosen.gear ?? fittingGear,
    isMirrored: pickTrait([true, false], person.id, "side"),
  };
}

/** Hair that falls behind the shoulders and must differ from the jersey. */
export function isLong({ hair }: Look): boolean {
  return hair === "long" || hair === "bob" || hair === "locs";
}
