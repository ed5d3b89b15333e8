import type { Draft } from "#app/content/content.ts";
import { tournamentFile } from "#app/content/files.ts";
import type { Problem } from "#app/content/problem.ts";

/** Warns of new tournaments in a year without a season, which is usually a wrong year. */
export function warnAboutYearsWithoutSeason(before: Draft, after: Draft): readonly Problem[] {
  const idsBefore = new Set(before.tournaments.map(({ id }) => id));
  return after.seasons
    .filter(({ roster }) => roster === undefined)
    .flatMap(({ year, tournaments }) =>
      tournaments
        .filter(({ id }) => !idsBefore.has(id))
        .map(({ id, name }) => ({
          severity: "warning",
          file: tournamentFile(year, id),
          field: "the file",
          line: 1,
          column: 1,
          cause: `${name} is in ${year}, which has no season.`,
          remedy: `Create the season ${year}, or correct the year.`,
        })),
    );
}
