import type * as content from "#app/content/content.ts";
import { gameOf } from "#app/domain/games/game.ts";
import { inPlayingOrder } from "#app/domain/games/playing-order.ts";
import { brandId, type OpponentId } from "#app/domain/ids.ts";
import { readableKey } from "#app/domain/opponents/readable-key.ts";
import { groupBy } from "#app/lib/list/group-by.ts";
import type { OpenOpponent, OpenSeason, OpenTournament } from "./open.ts";
import type { Game } from "./record.ts";

type Opponents = Map<OpponentId, OpenOpponent>;

function addOpponents({ opponents }: content.Content): Opponents {
  const nodes: Opponents = new Map();
  for (const { id: key, formerly: _, ...entry } of opponents.values()) {
    const id = brandId<"opponent">(key);
    nodes.set(id, { ...entry, id, formerly: [], now: undefined, games: [] });
  }
  for (const { id, formerly = [] } of opponents.values()) {
    const now = nodes.get(brandId(id));
    for (const key of formerly) {
      const before = nodes.get(brandId(key));
      if (now === undefined || before === undefined) continue;
      now.formerly.push(before);
      before.now = now;
    }
  }
  return nodes;
}

function opponentAt(key: string, opponents: Opponents): OpenOpponent {
  const id = brandId<"opponent">(key);
  const known = opponents.get(id);
  if (known !== undefined) return known;
  const nothing = { location: undefined, formerly: [], now: undefined, games: [] };
  const unknown: OpenOpponent = { id, name: readableKey(key), ...nothing };
  opponents.set(id, unknown);
  return unknown;
}

function addTournament(
  { games, id, ...facts }: content.Tournament,
  season: OpenSeason | undefined,
  opponents: Opponents,
): OpenTournament {
  const tournament: OpenTournament = {
    ...facts,
    id: brandId(id),
    season,
    games: [],
    news: season?.news.filter((item) => item.tournament === id) ?? [],
  };
  for (const { opponent: key, ...entry } of inPlayingOrder(games)) {
    const opponent = key === undefined ? undefined : opponentAt(key, opponents);
    const game: Game = gameOf({ ...entry, tournament, opponent });
    tournament.games.push(game);
  }
  season?.tournaments.push(tournament);
  return tournament;
}

/** The tournaments with their games; seasons and opponents get to know theirs. */
export function addGames(content: content.Content, seasons: readonly OpenSeason[]) {
  const opponents = addOpponents(content);
  const seasonOf = groupBy(seasons, ({ year }) => year);
  const tournaments = content.tournaments.map((tournament) =>
    addTournament(tournament, seasonOf.get(tournament.year)?.[0], opponents),
  );
  const games = inPlayingOrder(
    tournaments.flatMap((tournament) => (tournament.sanctioned ? tournament.games : [])),
  );
  for (const game of games) {
    if (game.opponent !== undefined) opponents.get(game.opponent.id)?.games.push(game);
  }
  return { opponents, tournaments, games };
}
