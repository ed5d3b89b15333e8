import { findTournament } from "#app/pages/tournament/load.ts";
import { shapeBody } from "#app/pages/tournament/shape-body.ts";
import type { Sources } from "#app/routes/sources.ts";

/** The facts of a tournament below the poster of its page. */
export function tournamentBody({ record, publishedAt }: Sources, id: string) {
  return shapeBody(findTournament(id, record), record, publishedAt);
}
