import { brandId } from "#app/domain/ids.ts";
import { displayName, type Opponent } from "#app/domain/opponents.ts";
import { haystackOf } from "#app/domain/search.ts";
import { byYear } from "#app/domain/tournaments.ts";
import { paths } from "#app/routes/paths.ts";
import type { YearArt } from "./draw-tournaments.ts";
import type { ShapedTournament, TournamentRecord } from "./shape-results.ts";

/** A tournament with its opponents by key, its year's artwork, and its search text. */
export interface ListedTournament extends ShapedTournament {
  readonly opponents: Readonly<Record<string, Opponent>>;
  readonly art: YearArt | undefined;
  readonly haystack: string;
}

/**
 * Searchable texts: the tournament's names, place and dates, and each opponent's displayed name,
 * own name and city, so that "Boston" finds a team displayed under another name.
 */
function searchedTexts(tournament: ShapedTournament, opponents: readonly Opponent[]): string {
  const { name, where, year, endYear, otherNames } = tournament;
  return haystackOf([
    `${name} ${year}`,
    String(endYear),
    where,
    ...otherNames,
    ...opponents.flatMap((opponent) => [
      displayName(opponent),
      opponent.name,
      opponent.location?.city,
    ]),
  ]);
}

function listed(
  tournament: ShapedTournament,
  { opponents, art }: TournamentRecord,
): ListedTournament {
  const keys = new Set(
    tournament.groups.flatMap(({ games }) => games.flatMap(([key]) => key ?? [])),
  );
  const met = Array.from(keys).flatMap((key) => opponents[key] ?? []);
  return {
    ...tournament,
    opponents,
    art: art[tournament.year],
    haystack: searchedTexts(tournament, met),
  };
}

/** All tournaments in page order: newest year first. */
export function tournamentsOf(record: TournamentRecord): ListedTournament[] {
  const all = record.tournaments.map((tournament) => listed(tournament, record));
  return byYear(all).flatMap(({ tournaments }) => tournaments);
}

/** URL of a tournament's page; undefined before it is announced. */
export function tournamentPage({ id, isUnannounced }: ShapedTournament): string | undefined {
  return isUnannounced === true ? undefined : paths.tournament({ id: brandId(id) });
}
