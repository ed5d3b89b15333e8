/**
 * The interface's colours, by the names of their custom properties. `brain`, `effort`, `skill` and `character` are names
 * of inks: the print inks `b`, `e`, `s` and `c` as they stand out from the page. A club's first four core values have them,
 * whatever these are called.
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
  // A badge or a tile that nobody has: its face, and its lines.
  "off-f",
  "off-l",
] as const;

export type InterfaceInk = (typeof INTERFACE_INKS)[number];

/** A colour, `#rrggbb`, for each of them. */
export type InterfaceInks = Readonly<Record<InterfaceInk, string>>;
