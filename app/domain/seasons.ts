import * as words from "#words/facts/season.ts";
import { slug } from "#app/lib/text.ts";
import { sortedBy } from "#app/lib/list.ts";

export interface ResolvedSeason<S> {
  readonly season: S;
  /** the address named a season that does not exist; the page says so */
  readonly isUnknown: boolean;
}

/** The page's sentence about such a season; `season` is the one shown instead. */
export function notInRecord(season: { readonly name: string }): string {
  return words.seasonNotInRecord(season.name);
}

/**
 * The season that an address value names ("team-2019"). Without a value, or with an unknown one,
 * the default.
 */
export function resolveSeason<S extends { readonly id: string }>(
  seasons: readonly S[],
  value: string | null | undefined,
  fallback: S,
): ResolvedSeason<S> {
  if (!value) return { season: fallback, isUnknown: false };
  const season = seasons.find(({ id }) => id === value);
  return { season: season ?? fallback, isUnknown: season === undefined };
}

/** The value of a select for all seasons at once, and of `show` in the address. */
export const ALL = "all";

export interface SeasonFilter<S> {
  /** The selected season; plays no part while all are shown. */
  readonly season: S;
  readonly showAll: boolean;
  /** The address names a season that does not exist, and not all are shown. */
  readonly isUnknown: boolean;
}

/** The filter that an address selects; without a season, or with an unknown one, the default. */
export function seasonFilter<S extends { readonly id: string }>(
  seasons: readonly S[],
  fallback: S,
  read: (name: "season" | "show") => string | undefined,
): SeasonFilter<S> {
  const { season, isUnknown } = resolveSeason(seasons, read("season"), fallback);
  const showAll = read("show") === ALL;
  return { season, showAll, isUnknown: isUnknown && !showAll };
}

/**
 * The change of the address for a choice in the select: a season removes `show`, and the default
 * season is left out; "all" sets `show` and keeps the season for later.
 *
 * @param fallback the id of the default season
 */
export function afterChoice(
  choice: string,
  fallback: string,
): { season?: string | undefined; show: typeof ALL | undefined } {
  if (choice === ALL) return { show: ALL };
  return { season: choice === fallback ? undefined : choice, show: undefined };
}

/**
 * The id of a season: the team's name and the year, such as `team-2019`. A name without a Latin
 * letter or figure gives `season-2019`.
 */
export function seasonId(teamName: string, year: number): string {
  return `${slug(teamName) || "season"}-${year}`;
}

/** The inks that may cover a whole picture, by the names that the content gives them. */
export const INKS = ["gold", "blue", "oxblood", "green", "ochre", "ink", "newsprint"] as const;

/** Those that carry a banner with paper type on it. */
export const LEADING_INKS = ["blue", "oxblood", "green", "ochre", "ink"] as const;

/** The inks that a club has chosen for a season. */
export interface SeasonInks {
  /** Its banner, and most bodies that it may print. */
  readonly lead: (typeof LEADING_INKS)[number];
  /** Grounds of its pictures, used in turn. */
  readonly grounds: readonly (typeof INKS)[number][];
}

/** The formats of a season's action shots: upright on desktops and lying on phones is `both`. */
export const SHOT_FORMATS = ["lying", "upright", "both"] as const;

export type ShotFormat = (typeof SHOT_FORMATS)[number];

/** A copy with the newest season first, as selects list them. */
export function newestSeasonFirst<S extends { readonly year: number }>(seasons: readonly S[]): S[] {
  return sortedBy(seasons, ({ year }) => -year);
}
