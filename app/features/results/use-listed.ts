import { useDeferredValue, useMemo } from "react";
import { listedTournaments } from "#app/domain/results/listed.ts";
import { useArchive } from "#app/hooks/use-archive.ts";
import type { Archive } from "#app/lib/archive/archive.ts";
import { type ListedTournament, tournamentsOf } from "./listed-tournament.ts";
import type { ResultsRecord, Volume } from "./shaped.ts";
import type { Filter } from "./use-filter.ts";

export interface Listed {
  /** What the filter lets through; `undefined` while its volume is on its way. */
  readonly listed: readonly ListedTournament[] | undefined;
  /** The search that the list answers; typing may be a moment ahead of it. */
  readonly answered: string;
  /** The volume could not be fetched. */
  readonly failed: boolean;
}

/** The tournaments that the filter lets through. */
export function useListed(
  { current, defaultSeason }: ResultsRecord,
  { season, showAll, search }: Filter,
  archive: Archive<Volume>,
): Listed {
  const needsArchive = showAll || season.id !== defaultSeason;
  const { data: volume, failed } = useArchive(archive, needsArchive);
  const complete = !needsArchive || volume !== undefined;
  const tournaments = useMemo(
    () => tournamentsOf(volume === undefined ? [current] : [current, volume]),
    [current, volume],
  );
  const answered = useDeferredValue(search.text);
  const listed = useMemo(() => {
    if (!complete) return undefined;
    return listedTournaments(tournaments, { year: season.year, showAll, query: answered });
  }, [complete, tournaments, season.year, showAll, answered]);
  return { listed, answered, failed };
}
