import { sortedBy } from "#app/lib/list.ts";
import { slug } from "#app/lib/text.ts";
import * as words from "#words/facts.ts";

/** Notice about a season that does not exist; `season` is the one shown instead. */
export function notInRecord(season: { readonly name: string }): string {
  return words.seasonNotInRecord(season.name);
}

/**
 * The season named by an address value ("team-2019"), or the default. `isUnknown` is set if the value names a season that
 * does not exist; the page says so.
 */
export function resolveSeason<S extends { readonly id: string }>(
  seasons: readonly S[],
  value: string | null | undefined,
  fallback: S,
) {
  if (!value) return { season: fallback, isUnknown: false };
  const season = seasons.find(({ id }) => id === value);
  return { season: season ?? fallback, isUnknown: season === undefined };
}

/** Value for all seasons, in selects and as `show` in the address. */
export const ALL_SEASONS = "all";

/** Which seasons a list shows. */
export interface SeasonFilter<S> {
  /** The selected season; ignored while all are shown. */
  readonly season: S;
  readonly showsAll: boolean;
  /** The address names a season that does not exist, and not all are shown. */
  readonly isUnknown: boolean;
}

/** The season filter in an address; the default season if it names none, or an unknown one. */
export function seasonFilter<S extends { readonly id: string }>(
  seasons: readonly S[],
  fallback: S,
  read: (name: "season" | "show") => string | undefined,
): SeasonFilter<S> {
  const { season, isUnknown } = resolveSeason(seasons, read("season"), fallback);
  const showsAll = read("show") === ALL_SEASONS;
  return { season, showsAll, isUnknown: isUnknown && !showsAll };
}

/**
 * Query changes for a choice in the select: a season removes `show`, and the default season is left out;
 * "all" sets `show` and keeps the season for later.
 *
 * @param fallback the id of the default season
 */
export function changesForChoice(
  choice: string,
  fallback: string,
): { season?: string | undefined; show: typeof ALL_SEASONS | undefined } {
  if (choice === ALL_SEASONS) return { show: ALL_SEASONS };
  return { season: choice === fallback ? undefined : choice, show: undefined };
}

/**
 * Id of a season: the team's name and the year, such as `team-2019`, or `season-2019` if the name has no
 * Latin letters or digits.
 */
export function seasonId(teamName: string, year: number): string {
  return `${slug(teamName) || "season"}-${year}`;
}

/** Inks for the ground of a whole picture. */
export const SEASON_INKS = [
  "black",
  "deepSun",
  "sun",
  "plate1",
  "plate2",
  "plate3",
  "newsprint",
] as const;

/** Inks that are dark enough for a banner with paper type. */
export const LEADING_INKS = ["plate3", "plate1", "plate2", "black", "deepSun"] as const;

/** A club's choice of inks for a season. */
export interface SeasonInks {
  /** Ink of its banner, and of most figures it is legible on. */
  readonly lead: (typeof LEADING_INKS)[number];
  /** Grounds of its pictures, used in turn. */
  readonly grounds: readonly (typeof SEASON_INKS)[number][];
}

/** Formats of a season's action shots; `both` is portrait on desktops and landscape on phones. */
export const SHOT_FORMATS = ["lying", "upright", "both"] as const;

export type ShotFormat = (typeof SHOT_FORMATS)[number];

/** Sorts seasons newest first, as selects list them. */
export function newestSeasonFirst<S extends { readonly year: number }>(seasons: readonly S[]): S[] {
  return sortedBy(seasons, ({ year }) => -year);
}
