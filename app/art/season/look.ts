import { hash, pick, type Choices } from "#app/art/print/shapes.ts";
import type { Person } from "./person.ts";

export type HairStyle =
  "ponytail" | "bun" | "braids" | "bob" | "curls" | "crop" | "side" | "topknot" | "long" | "twin";

export type Gear = "none" | "band" | "shades" | "cap" | "visor" | "bucket";

/** All hairstyles, equally likely. */
export const HAIR: Choices<HairStyle> = [
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

/** Gear; what is listed more often is worn more often. */
export const GEAR: Choices<Gear> = [
  "none",
  "band",
  "shades",
  "cap",
  "none",
  "visor",
  "band",
  "shades",
  "bucket",
  "none",
  "none",
];

/** The fields of a person that her look follows from. */
export type Wearer = Pick<Person, "id" | "position" | "usualPosition">;

/** Hairstyles that fit under something on the head. */
const UNDER_HATS: Choices<HairStyle> = ["ponytail", "braids", "side", "long", "twin", "bob"];
const TOO_HIGH: ReadonlySet<HairStyle> = new Set(["bun", "topknot", "curls"]);

/** The look of a person in all her pictures. */
export interface Look {
  readonly hair: HairStyle;
  readonly gear: Gear;
  /** Half of all people look the other way. */
  readonly isMirrored: boolean;
}

/**
 * Hair and gear of a person: the same look in all her pictures and seasons, so that she can be
 * recognised. It is chosen by the hash of her id and is no likeness.
 */
export function lookOf({ id, position, usualPosition = position }: Wearer): Look {
  const lot = hash(id);
  const isMirrored = lot % 2 === 1;
  const gear = usualPosition === "Coach" ? "cap" : pick(GEAR, lot >>> 9);
  const hair = pick(HAIR, lot >>> 13);
  const isHat = gear !== "none" && gear !== "shades";
  if (isHat && TOO_HIGH.has(hair)) return { hair: pick(UNDER_HATS, lot >>> 2), gear, isMirrored };
  // The glasses would cross a side parting.
  if (gear === "shades" && hair === "side") return { hair: "ponytail", gear, isMirrored };
  return { hair, gear, isMirrored };
}

/** Hair that falls behind the shoulders and must differ from the jersey. */
export function isLong({ hair }: Look): boolean {
  return hair === "long" || hair === "bob";
}
