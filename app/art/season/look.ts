import { hash, pick, type Choices } from "#app/art/print/hash.ts";
import type { Person } from "./person.ts";

export type HairStyle =
  "ponytail" | "bun" | "braids" | "bob" | "curls" | "crop" | "side" | "topknot" | "long" | "twin";

export type Gear = "none" | "band" | "shades" | "cap" | "visor" | "bucket";

/** All hairstyles, each as likely as the others. */
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

/** What may be worn, as often as it stands here. */
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

/** The part of a person that her look follows from. */
export type Wearer = Pick<Person, "id" | "position" | "usualPosition">;

/** What fits under something worn on the head. */
const UNDER_HATS: Choices<HairStyle> = ["ponytail", "braids", "side", "long", "twin", "bob"];
const TOO_HIGH: ReadonlySet<HairStyle> = new Set(["bun", "topknot", "curls"]);

/** What a person is known by in every picture of her. */
export interface Look {
  readonly hair: HairStyle;
  readonly gear: Gear;
  /** Half of all people look the other way. */
  readonly isMirrored: boolean;
}

/**
 * Hair and gear of a person: one look in all her pictures and seasons, so that she can be found
 * again. It is drawn by lot from her id and no likeness.
 */
export function lookOf({ id, position, usualPosition = position }: Wearer): Look {
  const lot = hash(id);
  const isMirrored = lot % 2 === 1;
  const gear = usualPosition === "Coach" ? "cap" : pick(GEAR, lot >>> 9);
  const hair = pick(HAIR, lot >>> 13);
  const isHat = gear !== "none" && gear !== "shades";
  if (isHat && TOO_HIGH.has(hair)) return { hair: pick(UNDER_HATS, lot >>> 2), gear, isMirrored };
  // A side parting would run through the glasses.
  if (gear === "shades" && hair === "side") return { hair: "ponytail", gear, isMirrored };
  return { hair, gear, isMirrored };
}

/** Hair that falls behind the shoulders and must differ from the jersey. */
export function isLong({ hair }: Look): boolean {
  return hair === "long" || hair === "bob";
}
