import { useEffect, useSyncExternalStore } from "react";
import { useQuery } from "#app/hooks/use-query.ts";
import { useSite } from "./site.ts";

/**
 * The season that the visitor selected last, kept in memory for this visit only. The address of a
 * page with a season holds it; this store carries it to the links of the other such pages.
 */
let selected: string | undefined;
const listeners = new Set<() => void>();

function select(season: string | undefined): void {
  if (season === selected) return;
  selected = season;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The season to put into links to Roster, News and Results; none means the default season. */
export function useSeasonForLinks(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => selected,
    () => undefined,
  );
}

/** Remembers the season that a page shows, for the links to the other pages that use it. */
export function useSelectedSeason(season: string | undefined): void {
  const { seasons } = useSite();
  useEffect(() => {
    const known = season !== undefined && seasons.includes(season);
    select(known ? season : undefined);
  }, [season, seasons]);
}

/** The season in this page's address, remembered for the links to the other pages that use it. */
export function useSeasonInAddress(): string | undefined {
  const season = useQuery().read("season");
  useSelectedSeason(season);
  return season;
}
