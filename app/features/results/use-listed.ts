import { useMemo } from "react";
import { listedTournaments } from "#app/domain/results/listed.ts";
import { useArchive } from "#app/hooks/use-archive.ts";
import type { Archive } from "#app/lib/archive/archive.ts";
import { type ListedTournament, tournamentsOf } from "./listed-tournament.ts";
import type { ResultsRecord, Volume } from "./shaped.ts";
import type { Filter } from "./use-filter.ts";

export interface Listed {
  /** The tournaments of the season that is chosen, or of all. */
  readonly tournaments: readonly ListedTournament[];
  /** What the filter lets through; `undefined` while its volume is on its way. */
  readonly listed: readonly ListedTournament[] | undefined;
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
  const { year } = season;
  const ofChoice = useMemo(
    () => listedTournaments(tournaments, { year, showAll, query: "" }),
    [tournaments, year, showAll],
  );
  const listed = useMemo(
    () => listedTournaments(ofChoice, { year, showAll: true, query: search.text }),
    [ofChoice, year, search.text],
  );
  return { tournaments: ofChoice, listed: complete ? listed : undefined, failed };
}
