import * as words from "#words/facts/season.ts";

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
