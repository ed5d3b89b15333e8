import { loadContent } from "#app/content/.server/load-content.ts";
import type { Content } from "#app/content/content.ts";

/** The invented club, or another one, with changes to its tournaments by id. */
export function withTournaments(
  changes: Readonly<Record<string, object>>,
  club: Content = loadContent(),
): Content {
  const tournaments = club.tournaments.map((tournament) =>
    Object.assign({}, tournament, changes[tournament.id]),
  );
  return { ...club, tournaments };
}

/** The same with changes to its rosters by year. */
export function withRosters(
  changes: Readonly<Record<number, object>>,
  club: Content = loadContent(),
): Content {
  const seasons = club.seasons.map(({ roster, ...season }) =>
    roster === undefined
      ? season
      : Object.assign(season, { roster: Object.assign({}, roster, changes[season.year]) }),
  );
  return { ...club, seasons };
}
