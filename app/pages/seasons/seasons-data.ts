import type { Ground } from "#app/art/season/printed-season.ts";

/** A season as the list of all seasons names it. */
export interface ListedSeason {
  readonly year: number;
  readonly lead: Ground;
  readonly record: string | undefined;
  readonly words: string | undefined;
  readonly finish: string | undefined;
  /** "27 players, 5 tournaments" */
  readonly extent: string;
  /** Points won or lost by, game by game. */
  readonly margins: readonly number[];
}

/** A year without a season, and why. */
export interface MissingYear {
  readonly year: number;
  readonly note: string;
}

/** Data of the seasons page, newest first. */
export interface SeasonsData {
  readonly seasons: readonly (ListedSeason | MissingYear)[];
}
