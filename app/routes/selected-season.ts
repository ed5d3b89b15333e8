import { useEffect, useSyncExternalStore } from "react";
import { useQuery } from "#app/ui/hooks/use-query.ts";
import { queryReader } from "#app/lib/path/query.ts";
import { useSite } from "./site.ts";

/**
 * Query parameter that passes the selected season to the next document, whichever page that is; see
 * also `entry-start.ts`.
 */
const CARRIED = "selected";

/** The season selected last in this document. */
let selected = typeof location === "undefined" ? undefined : queryReader(location.search)(CARRIED);
const listeners = new Set<() => void>();

function select(season: string | undefined): void {
  selected = season;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const getSelected = () => selected;
const getPrerendered = () => undefined;

/** A URL with the selected season added as a parameter. */
export function withSeason(href: string): string {
  const url = new URL(href);
  const carries = url.searchParams.get("season") === selected;
  if (selected !== undefined && !carries) url.searchParams.set(CARRIED, selected);
  return url.href;
}

/** The season from a URL, if it exists. */
function useKnown(season: string | undefined): string | undefined {
  const { seasons } = useSite();
  return season !== undefined && seasons.includes(season) ? season : undefined;
}

/** The season for links to Roster, News and Results; undefined for the default season. */
export function useSeasonForLinks(): string | undefined {
  return useKnown(useSyncExternalStore(subscribe, getSelected, getPrerendered));
}

/** Remembers the season shown on a page, for links to other pages with seasons. */
export function useSelectedSeason(season: string | undefined): void {
  const known = useKnown(season);
  useEffect(() => {
    select(known);
  }, [known]);
}

/** The season in the URL; remembered for links to other pages with seasons. */
export function useSeasonInAddress(): string | undefined {
  const season = useQuery().read("season");
  useSelectedSeason(season);
  return season;
}
