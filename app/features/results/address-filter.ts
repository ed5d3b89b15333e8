import { resolveSeason } from "#app/domain/seasons/resolve-season.ts";
import { itemAt } from "#app/lib/list/item-at.ts";
import type { SeasonHead } from "./shaped.ts";

/** The value of "All Results" in the select, where the others are ids of seasons. */
export const ALL = "all";

/** Stands in the address in a tournament's place when a phone has closed them all. */
export const NONE_OPEN = "none";

/** What the address says about the list. */
export interface AddressFilter {
  readonly season: SeasonHead;
  readonly showAll: boolean;
  /** A season that the record does not have, as the address names it. */
  readonly unknownSeason: string | undefined;
}

/** The filter of an address; the default season where it names none, or one that is not known. */
export function addressFilter(
  seasons: readonly SeasonHead[],
  defaultSeason: string,
  read: (name: "season" | "show") => string | undefined,
): AddressFilter {
  const fallback = seasons.find(({ id }) => id === defaultSeason) ?? itemAt(seasons, 0);
  const named = read("season");
  const { season, unknown } = resolveSeason(seasons, named, fallback);
  const showAll = read("show") === ALL;
  return { season, showAll, unknownSeason: unknown && !showAll ? named : undefined };
}

/** The address's parameters after a choice in the select: a season takes "All Results" back. */
export function afterChoice(
  choice: string,
  defaultSeason: string,
): { season?: string | undefined; show: typeof ALL | undefined } {
  if (choice === ALL) return { show: ALL };
  return { season: choice === defaultSeason ? undefined : choice, show: undefined };
}
