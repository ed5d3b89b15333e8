import { brandId } from "#app/domain/ids.ts";
import { paths } from "#app/paths.ts";
import type { ShapedTournament } from "./results-record.ts";

/** The page of a tournament; one that is not announced has none yet. */
export function tournamentPage({ id, isUnannounced }: ShapedTournament): string | undefined {
  return isUnannounced === true ? undefined : paths.tournament({ id: brandId(id) });
}
