import { useCallback, useEffect, useState } from "react";
import type { RosterData } from "./roster-data.ts";
import type { RosterAsked } from "./selection.ts";

/** Fetches the record of all seasons. */
export type LoadRecord = () => Promise<{ data: RosterData }>;

interface Known {
  readonly data: RosterData;
  /** What the address asks for, as far as it can be shown already. */
  readonly asked: RosterAsked;
  /** What is to be said while the rest is on its way, or when it did not arrive. */
  readonly waiting: string | undefined;
  /** Fetches the record ahead of its need. */
  readonly fetchAhead: () => void;
}

/** Once it is here it stays for the visit. */
let arrived: RosterData | undefined;

async function fetchRecord(load: LoadRecord): Promise<RosterData> {
  arrived ??= (await load()).data;
  return arrived;
}

/** Whether an address asks for a season or a person that the outline only names. */
export function needsRecord(outline: RosterData, { season, player }: RosterAsked): boolean {
  const isElsewhere = season !== outline.defaultSeason;
  const isSeason = isElsewhere && outline.seasons.some(({ id }) => id === season);
  return isSeason || (player !== undefined && !Object.hasOwn(outline.people, player));
}

/**
 * What a step to an address has to wait for: the record, unless it is here or not needed. If it
 * does not come, the page itself says so.
 */
export function prepareRecord(
  outline: RosterData,
  asked: RosterAsked,
  load: LoadRecord,
): Promise<unknown> | undefined {
  if (arrived !== undefined || !needsRecord(outline, asked)) return undefined;
  return fetchRecord(load).catch(() => undefined);
}

/** The record of all seasons where the address needs it; until it is here, the default season. */
export function useRecord(outline: RosterData, asked: RosterAsked, load: LoadRecord): Known {
  const [fetched, setFetched] = useState(arrived);
  const [failed, setFailed] = useState(false);
  const fetchAhead = useCallback(() => {
    if (arrived !== undefined) return;
    fetchRecord(load).then(setFetched, () => {
      setFailed(true);
    });
  }, [load]);
  const needed = needsRecord(outline, asked);
  useEffect(() => {
    if (needed) fetchAhead();
  }, [needed, fetchAhead]);
  // A step to another season waits for the record before this page hears of it.
  const record = fetched ?? arrived;
  if (record !== undefined) return { data: record, asked, waiting: undefined, fetchAhead };
  if (!needed) return { data: outline, asked, waiting: undefined, fetchAhead };
  const waiting = failed
    ? "The other seasons could not be loaded. Load the page again."
    : "The other seasons are on their way.";
  return { data: outline, asked: { view: asked.view }, waiting, fetchAhead };
}
