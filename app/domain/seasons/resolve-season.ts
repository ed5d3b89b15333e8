export interface ResolvedSeason<S> {
  readonly season: S;
  /** the address named a season that does not exist, which the page says politely */
  readonly unknown: boolean;
}

/**
 * The season that an address value names ("rival-2019"). Without a value, or with an unknown one,
 * the default.
 */
export function resolveSeason<S extends { readonly id: string }>(
  seasons: readonly S[],
  value: string | null | undefined,
  fallback: S,
): ResolvedSeason<S> {
  if (!value) return { season: fallback, unknown: false };
  const season = seasons.find(({ id }) => id === value);
  return { season: season ?? fallback, unknown: season === undefined };
}
