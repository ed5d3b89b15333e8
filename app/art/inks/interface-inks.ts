import { type Ink, INK_PROPERTIES, isInk } from "#app/art/print/ink.ts";

/**
 * Colors of the interface, by the names of their custom properties. `brain`, `effort`, `skill` and `character` belong to a
 * club's first four core values, whatever their names are: `plate1`, `deepSun`, `plate2` and `plate3` in a shade that
 * stands out from the page.
 */
export const INTERFACE_INKS = [
  "bg",
  "sheet",
  "shade",
  "fg",
  "fg2",
  "line",
  "hair",
  "gold",
  "on-gold",
  "gold-text",
  "brain",
  "effort",
  "skill",
  "character",
  "brain-text",
  "effort-text",
  "skill-text",
  "character-text",
  "slab",
  "on-slab",
  "slab-gold",
  "focus",
  "win",
  "loss",
  "tie",
  // Fill and lines of a badge or tile that nobody has earned.
  "disabled-fill",
  "disabled",
] as const;

export type InterfaceInk = (typeof INTERFACE_INKS)[number];

/** `#rrggbb` of each color of the interface. */
export type InterfaceInks = Readonly<Record<InterfaceInk, string>>;

/** Inks of pictures. */
export const PRINT_INKS = [
  "paper",
  "newsprint",
  "black",
  "blackTint",
  "sun",
  "sunTint",
  "deepSun",
  "deepSunTint",
  "plate1",
  "plate1Tint",
  "plate2",
  "plate2Tint",
  "plate3",
  "plate3Tint",
] as const satisfies readonly Ink[];

/** `#rrggbb` of each print ink. */
export type PrintInks = Readonly<Record<Ink, string>>;

/**
 * Inks of Home's poster in the dark theme. `screen` is its halftone. `mark-left` and `mark-right` are two letters of the
 * club's mark wherever it stands on black, such as in the footer, in both themes.
 */
export const STAGE_INKS = [
  "paper",
  "black",
  "sun",
  "plate1",
  "plate2",
  "plate3",
  "screen",
  "mark-left",
  "mark-right",
] as const;

export type StageInks = Readonly<Record<(typeof STAGE_INKS)[number], string>>;

/** The custom property of a color, without its dashes: `b` for `plate1`. */
export function inkProperty(name: string): string {
  return isInk(name) ? INK_PROPERTIES[name] : name;
}
