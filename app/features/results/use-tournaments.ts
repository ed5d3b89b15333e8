import { useMemo } from "react";
import { useArchive } from "#app/hooks/use-archive.ts";
import { useQuery } from "#app/hooks/use-query.ts";
import type { Archive } from "#app/lib/archive/archive.ts";
import { needsArchive } from "./address.ts";
import { type ListedTournament, tournamentsOf } from "./listed-tournament.ts";
import type { ResultsRecord, Volume } from "./shaped.ts";

export interface Known {
  /** All tournaments that have arrived, newest first. */
  readonly all: readonly ListedTournament[];
  /** Whether they are all that the address asks for. */
  readonly complete: boolean;
  /** The others could not be fetched. */
  readonly failed: boolean;
}

/** The tournaments of the default season, and all others once the address asks for them. */
export function useTournaments(record: ResultsRecord, archive: Archive<Volume>): Known {
  const { read } = useQuery();
  const needed = needsArchive(record, read);
  const { data: volume, failed } = useArchive(archive, needed);
  const { current } = record;
  const all = useMemo(
    () => tournamentsOf(volume === undefined ? [current] : [current, volume]),
    [current, volume],
  );
  return { all, complete: !needed || volume !== undefined, failed };
}
