import { resolveSeason } from "#app/domain/seasons/resolve-season.ts";
import type { QueryChanges } from "#app/hooks/use-query.ts";
import type { NewsContent, NewsSeason } from "./news.ts";

/** The value of the select for all seasons, and of `show` in the address. */
export const ALL = "all";

export interface NewsFilter {
  /** The selected season; plays no part while all news are shown. */
  season: NewsSeason;
  showAll: boolean;
  /** The address names a season that does not exist. */
  isUnknown: boolean;
}

type Seasons = Pick<NewsContent, "seasons" | "fallback">;

/** What the address selects; without a season, or with an unknown one, the default season. */
export function newsFilter(
  { seasons, fallback }: Seasons,
  read: (name: string) => string | undefined,
): NewsFilter {
  const { season, unknown } = resolveSeason(seasons, read("season"), fallback);
  const showAll = read("show") === ALL;
  return { season, showAll, isUnknown: unknown && !showAll };
}

/** What a choice in the select changes: a season clears show-all, All News sets it. */
export function choiceOf(value: string, fallback: NewsSeason): QueryChanges {
  if (value === ALL) return { show: ALL };
  return { season: value === fallback.id ? undefined : value, show: undefined };
}
