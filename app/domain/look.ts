/** Hairstyles that people can be drawn with. */
export const HAIR_STYLES = [
  "bald",
  "buzz",
  "short",
  "crop",
  "waves",
  "curls",
  "locs",
  "bob",
  "long",
  "ponytail",
  "side",
  "bun",
  "topknot",
  "braids",
  "twin",
] as const;

export type HairStyle = (typeof HAIR_STYLES)[number];

/** Headwear and glasses that people can be drawn with. */
export const GEAR_KINDS = [
  "none",
  "headband",
  "sunglasses",
  "glasses",
  "cap",
  "visor",
  "bucket",
  "hijab",
] as const;

export type Gear = (typeof GEAR_KINDS)[number];

/** How a person wants to be drawn; the site chooses what is left open. */
export interface ChosenLook {
  readonly hair?: HairStyle | undefined;
  readonly gear?: Gear | undefined;
}

/** Default hairstyles of a club: gender-neutral ones, or all. */
export type HairStyles = "neutral" | "all";
