import { withForfeit } from "#app/domain/games/game.ts";
import type { Matches } from "#app/domain/search.ts";
import { searchWords } from "#app/domain/fold.ts";
import { onceFor } from "#app/lib/once-for.ts";
import type { Findable, Meeting, OpponentEntry, TournamentEntry } from "#app/search/search-data.ts";
import * as words from "#words/search.ts";
import type { Candidate } from "./hits.ts";
import { bestMatches, countMatches, keywordMatches, matchesIn, prepare } from "./prepare.ts";

/** An entry with each typed word's match in it. */
interface Matched<E> {
  readonly entry: E;
  readonly matches: Matches;
}

/** The words by which games are found: of their opponents, and of their tournaments. */
const wordsById = onceFor((findable: Findable) => {
  const opponents = new Map<string, { entry: OpponentEntry; words: readonly string[] }>();
  const tournaments = new Map<string, { entry: TournamentEntry; words: readonly string[] }>();
  for (const { entry, title, hidden, words } of prepare(findable)) {
    // Of an opponent its names alone: its city is not where the game was.
    if (entry.kind === "opponents")
      opponents.set(entry.id, { entry, words: [...title, ...hidden] });
    if (entry.kind === "tournaments") tournaments.set(entry.id, { entry, words });
  }
  return { opponents, tournaments };
});

/** The words of a game itself: its round, its type, that it is a game. */
const wordsOfGame = onceFor(({ round = "", hiddenKeywords }: Meeting) =>
  searchWords(`${round} ${hiddenKeywords} ${words.gameKeywords}`),
);

function matchedById<E>(
  all: ReadonlyMap<string, { entry: E; words: readonly string[] }>,
  typed: readonly string[],
): Map<string, Matched<E>> {
  return new Map(
    Array.from(all, ([id, { entry, words }]) => [id, { entry, matches: matchesIn(words, typed) }]),
  );
}

/** Nothing where one of the three alone has all words that match: then it is found instead of its games. */
function candidateOf(
  game: Meeting,
  opponent: Matched<OpponentEntry>,
  tournament: Matched<TournamentEntry>,
  typed: readonly string[],
): Candidate[] {
  const own = keywordMatches(wordsOfGame(game), typed);
  const matches = bestMatches(opponent.matches, tournament.matches, own);
  const count = countMatches(matches);
  const isOpponent = countMatches(opponent.matches) === count;
  const isTournament =
    countMatches(opponent.matches) === 0 && countMatches(tournament.matches) === count;
  if (isOpponent || isTournament || countMatches(own) === count) return [];
  const { day, round, score, forfeit } = game;
  const entry = {
    kind: "games",
    title: opponent.entry.title,
    subtitle: tournament.entry.title,
    detail:
      withForfeit([day ?? [], round ?? []].flat().join(", "), { forfeit }).trim() || undefined,
    opponent: opponent.entry,
    tournament: tournament.entry,
    score,
  } as const;
  return [{ entry, matches }];
}

/** The games in which typed words meet: some name the opponent, the tournament, others the round. */
export function findGames(findable: Findable, typed: readonly string[]): Candidate[] {
  if (typed.length < 2) return [];
  const all = wordsById(findable);
  const opponents = matchedById(all.opponents, typed);
  const tournaments = matchedById(all.tournaments, typed);
  return findable.games.flatMap((game) => {
    const opponent = opponents.get(game.opponent);
    const tournament = tournaments.get(game.tournament);
    if (opponent === undefined || tournament === undefined) return [];
    return candidateOf(game, opponent, tournament, typed);
  });
}
