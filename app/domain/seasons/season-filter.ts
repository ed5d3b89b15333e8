import { resolveSeason } from "./resolve-season.ts";

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
