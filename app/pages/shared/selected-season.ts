import { useEffect, useSyncExternalStore } from "react";
import { useQuery } from "#app/ui/hooks/use-query.ts";
import { queryReader } from "#app/lib/path/query.ts";
import { useSite } from "./site.ts";

/** The parameter that carries the selected season to another document, whichever page that is; see `entry-start.ts` too. */
const CARRIED = "selected";

/** The season that the visitor selected last, for this document only. */
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

/** An address that carries the selected season to its document. */
export function withSeason(href: string): string {
  const url = new URL(href);
  const carries = url.searchParams.get("season") === selected;
  if (selected !== undefined && !carries) url.searchParams.set(CARRIED, selected);
  return url.href;
}

/** A season of an address, if the club has it. */
function useKnown(season: string | undefined): string | undefined {
  const { seasons } = useSite();
  return season !== undefined && seasons.includes(season) ? season : undefined;
}

/** The season to put into links to Roster, News and Results; none means the default season. */
export function useSeasonForLinks(): string | undefined {
  return useKnown(useSyncExternalStore(subscribe, getSelected, getPrerendered));
}

/** Remembers the season that a page shows, for the links to the other pages that use it. */
export function useSelectedSeason(season: string | undefined): void {
  const known = useKnown(season);
  useEffect(() => {
    select(known);
  }, [known]);
}

/** The season in this page's address, remembered for the links to the other pages that use it. */
export function useSeasonInAddress(): string | undefined {
  const season = useQuery().read("season");
  useSelectedSeason(season);
  return season;
}
