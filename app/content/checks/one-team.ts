import type { Tournament } from "#app/content/content.ts";
import { tournamentFile } from "#app/content/files.ts";
import { warning } from "#app/content/problem.ts";
import { groupBy } from "#app/lib/list.ts";
import type { Check } from "./check.ts";

/** Games of sanctioned tournaments with a day, except canceled ones, with their places in the files. */
function countedGames(tournaments: readonly Tournament[]) {
  return tournaments
    .filter(({ sanctioned }) => sanctioned)
    .flatMap((tournament) =>
      tournament.games.flatMap((game, index) =>
        game.date === undefined || game.cancelled === true ? [] : { tournament, game, index },
      ),
    );
}

type CountedGame = ReturnType<typeof countedGames>[number];

/** Whether one team can hardly have played both games of a day: at the same time, or in two cities. */
function areImpossible(a: CountedGame, b: CountedGame): boolean {
  const isAtOnce =
    a.game.time !== undefined && a.game.time === b.game.time && a.game.opponent !== b.game.opponent;
  const places = [a, b].map(({ tournament: { league, location } }) =>
    league === true ? undefined : location.city,
  );
  const isElsewhere = places[0] !== places[1] && !places.includes(undefined);
  return isAtOnce || isElsewhere;
}

/** One team plays one game at a time, and in one city a day. Games of a second team don't count. */
export const oneTeamCheck: Check = ({ tournaments }) => {
  const reportedPairs = new Set<string>();
  const days = groupBy(countedGames(tournaments), ({ game }) => game.date).values();
  return [...days].flatMap((games) =>
    games.flatMap((game, at) => {
      const conflict = games.slice(0, at).find((earlier) => areImpossible(earlier, game));
      const { tournament, index } = game;
      const pair = `${conflict?.tournament.id} ${tournament.id}`;
      if (conflict === undefined || reportedPairs.has(pair)) return [];
      reportedPairs.add(pair);
      const where = conflict.tournament === tournament ? "" : ` of ${conflict.tournament.id}`;
      const cause = `On ${game.game.date}, one team can hardly play this game and game ${conflict.index + 1}${where}.`;
      const remedy =
        "If a second team played one of them, keep its games in a tournament with sanctioned: false, so they don't count (docs/for-clubs.md). If not, correct the day or the time, or leave it as is.";
      const file = tournamentFile(tournament.year, tournament.id);
      return warning(file, ["games", index, "date"], cause, remedy);
    }),
  );
};
