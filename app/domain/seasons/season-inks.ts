/** The inks that may cover a whole picture, by the names that the content gives them. */
export const INKS = ["gold", "blue", "oxblood", "green", "ochre", "ink", "newsprint"] as const;

/** Those that carry a banner with paper type on it. */
export const LEADING_INKS = ["blue", "oxblood", "green", "ochre", "ink"] as const;

/** The inks that a club has chosen for a season. */
export interface SeasonInks {
  /** Its banner, and most bodies that it may print. */
  readonly lead: (typeof LEADING_INKS)[number];
  /** What its pictures take in turn as their grounds. */
  readonly grounds: readonly (typeof INKS)[number][];
}

/** The formats of a season's action shots: upright on desktops and lying on phones is `both`. */
export const SHOT_FORMATS = ["lying", "upright", "both"] as const;

export type ShotFormat = (typeof SHOT_FORMATS)[number];
