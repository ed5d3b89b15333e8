import { useEffect, useSyncExternalStore } from "react";
import { navigationApi, QUERY_CHANGE } from "#app/ui/hooks/address.ts";
import { changeEntryState, entryState } from "#app/ui/hooks/entry-state.ts";
import { useQuery } from "#app/ui/hooks/use-query.ts";
import { useSite } from "./site.ts";

/** The season selected last. Each history entry remembers it; `entry-start.ts` hands it to the next document. */
let selected = typeof location === "undefined" ? undefined : entryState().season;
const listeners = new Set<() => void>();

function select(season: string | undefined): void {
  selected = season;
  if (entryState().season !== season) changeEntryState({ season });
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const getSelected = () => selected;
const getPrerendered = () => undefined;

function keepForNewEntry(): void {
  select(selected);
}

function selectOfEntry(): void {
  select(entryState().season);
}

/** Gives new history entries the selected season, and selects that of an entry returned to, until the signal aborts. */
export function keepSeason(signal: AbortSignal): void {
  const api = navigationApi();
  const onEntryChange = ({ navigationType }: NavigationCurrentEntryChangeEvent) => {
    if (navigationType === "traverse") selectOfEntry();
    // It is null when only the state has changed.
    else if (navigationType !== null) keepForNewEntry();
  };
  api?.addEventListener("currententrychange", onEntryChange, { signal });
  if (api !== undefined) return;
  addEventListener(QUERY_CHANGE, keepForNewEntry, { signal });
  addEventListener("popstate", selectOfEntry, { signal });
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
