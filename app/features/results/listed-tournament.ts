import type { Opponent } from "#app/domain/opponents/opponent.ts";
import { tournamentHaystack } from "#app/domain/results/tournament-haystack.ts";
import { byYear } from "#app/domain/tournaments/by-year.ts";
import type { ShapedTournament, Volume, YearArt } from "./shaped.ts";

/** A tournament with what belongs to it: its opponents by key, its year's artwork, its search text. */
export interface ListedTournament extends ShapedTournament {
  readonly opponents: Readonly<Record<string, Opponent>>;
  readonly art: YearArt | undefined;
  readonly haystack: string;
}

function listed(tournament: ShapedTournament, { opponents, art }: Volume): ListedTournament {
  const keys = new Set(tournament.groups.flatMap(({ games }) => games.map(([key]) => key)));
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

/** The tournaments of all volumes in the order of the page: newest year first. */
export function tournamentsOf(volumes: readonly Volume[]): ListedTournament[] {
  const all = volumes.flatMap((volume) =>
    volume.tournaments.map((tournament) => listed(tournament, volume)),
  );
  return byYear(all).flatMap(({ tournaments }) => tournaments);
}
