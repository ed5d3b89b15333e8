import { useMemo } from "react";
import { listedTournaments } from "#app/domain/results/listed.ts";
import type { ListedTournament } from "./listed-tournament.ts";
import type { Filter } from "./use-filter.ts";

export interface Listed {
  /** The tournaments of the season that is chosen, or of all. */
  readonly ofChoice: readonly ListedTournament[];
  /** Those of them that the search finds. */
  readonly found: readonly ListedTournament[];
  /** It finds nothing in the season that is chosen, but would among all. */
  readonly isElsewhere: boolean;
}

/** The tournaments that the filter lets through; while somebody types, only the search runs again. */
export function useListed(
  all: readonly ListedTournament[],
  { season: { year }, showAll, search }: Filter,
): Listed {
  const ofChoice = useMemo(
    () => listedTournaments(all, { year, showAll, query: "" }),
    [all, year, showAll],
  );
  const found = useMemo(
    () => listedTournaments(ofChoice, { year, showAll: true, query: search.text }),
    [ofChoice, year, search.text],
  );
  const isElsewhere = useMemo(
    () =>
      found.length === 0 &&
      listedTournaments(all, { year, showAll: true, query: search.text }).length > 0,
    [all, found, year, search.text],
  );
  return { ofChoice, found, isElsewhere };
}
