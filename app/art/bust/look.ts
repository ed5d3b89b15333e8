import { pick, type Choices } from "#app/art/print/hash.ts";
import type { Position } from "#app/art/season/person.ts";

export type HairStyle =
  "ponytail" | "bun" | "braids" | "bob" | "curls" | "crop" | "side" | "topknot" | "long" | "twin";

export type Gear = "none" | "band" | "shades" | "cap" | "visor" | "bucket";

const HAIR: Choices<HairStyle> = [
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

const GEAR: Choices<Gear> = [
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

/** What fits under something worn on the head. */
const UNDER_HATS: Choices<HairStyle> = ["ponytail", "braids", "side", "long", "twin", "bob"];
const TOO_HIGH: ReadonlySet<HairStyle> = new Set(["bun", "topknot", "curls"]);

export interface Look {
  readonly hair: HairStyle;
  readonly gear: Gear;
}

/** Hair and gear of a person. They are drawn by lot and no likeness. */
export function lookOf(position: Position, seed: number): Look {
  const gear = position === "Coach" ? "cap" : pick(GEAR, seed >>> 9);
  const hair = pick(HAIR, seed >>> 13);
  const isHat = gear !== "none" && gear !== "shades";
  if (isHat && TOO_HIGH.has(hair)) return { hair: pick(UNDER_HATS, seed >>> 2), gear };
  // A side parting would run through the glasses.
  if (gear === "shades" && hair === "side") return { hair: "ponytail", gear };
  return { hair, gear };
}

/** Hair that falls behind the shoulders and must differ from the jersey. */
export function isLong({ hair }: Look): boolean {
  return hair === "long" || hair === "bob";
}
