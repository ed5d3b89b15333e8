import { findTournament } from "#app/pages/tournament/load.ts";
import { shapeBody } from "#app/pages/tournament/shape-body.ts";
import type { Sources } from "#app/routes/sources.ts";

/** What a tournament's page says below its poster. */
export function tournamentBody({ record, publishedAt }: Sources, id: string) {
  return shapeBody(findTournament(id, record), record, publishedAt);
}
