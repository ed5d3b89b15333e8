import type { Opponent } from "#app/domain/opponents/opponent.ts";
import { tournamentHaystack } from "#app/domain/results/tournament-haystack.ts";
import { byYear } from "#app/domain/tournaments/by-year.ts";
import type { ShapedTournament, TournamentRecord, YearArt } from "./results-record.ts";

/** A tournament with what belongs to it: its opponents by key, its year's artwork, its search text. */
export interface ListedTournament extends ShapedTournament {
  readonly opponents: Readonly<Record<string, Opponent>>;
  readonly art: YearArt | undefined;
  readonly haystack: string;
}

function listed(
  tournament: ShapedTournament,
  { opponents, art }: TournamentRecord,
): ListedTournament {
  const keys = new Set(
    tournament.groups.flatMap(({ games }) => games.flatMap(([key]) => key ?? [])),
  );
  return {
    ...tournament,
    opponents,
    art: art[tournament.year],
    haystack: tournamentHaystack(
      tournament,
      Array.from(keys).flatMap((key) => opponents[key] ?? []),
    ),
  };
}

/** All tournaments in the order of the page: newest year first. */
export function tournamentsOf(record: TournamentRecord): ListedTournament[] {
  const all = record.tournaments.map((tournament) => listed(tournament, record));
  return byYear(all).flatMap(({ tournaments }) => tournaments);
}
