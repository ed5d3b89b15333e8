import { withForfeit } from "#app/domain/games/game.ts";
import { type Matches, matchWord, SHORTEST_PART, worstMatch } from "#app/domain/search.ts";
import { searchWords } from "#app/domain/fold.ts";
import { onceFor } from "#app/lib/once-for.ts";
import type { Findable, Meeting, OpponentEntry, TournamentEntry } from "#app/search/search-data.ts";
import type { Hit } from "./hits.ts";
import { prepare } from "./prepare.ts";

/** An entry that matches at least one of the typed words. */
interface Matched<E> {
  readonly entry: E;
  readonly matches: Matches;
}

/** The words by which games are found: of their opponents, and of their tournaments. */
const wordsById = onceFor((findable: Findable) => {
  const opponents = new Map<string, { entry: OpponentEntry; words: readonly string[] }>();
  const tournaments = new Map<string, { entry: TournamentEntry; words: readonly string[] }>();
  for (const { entry, title, words } of prepare(findable)) {
    // Of an opponent its names alone: its city is not where the game was.
    if (entry.kind === "opponents") {
      opponents.set(entry.id, {
        entry,
        words: [...title, ...searchWords(entry.hiddenKeywords ?? "")],
      });
    }
    if (entry.kind === "tournaments") tournaments.set(entry.id, { entry, words });
  }
  return { opponents, tournaments };
});

/** Each typed word's match in the words of an entry. */
export function matchesIn(words: readonly string[], typed: readonly string[]): Matches {
  return typed.map((word) => matchWord(word, words, SHORTEST_PART));
}

function matchedById<E>(
  all: ReadonlyMap<string, { entry: E; words: readonly string[] }>,
  typed: readonly string[],
): Map<string, Matched<E>> {
  const found = new Map<string, Matched<E>>();
  for (const [id, { entry, words }] of all) {
    const matches = matchesIn(words, typed);
    if (matches.some((match) => match !== undefined)) found.set(id, { entry, matches });
  }
  return found;
}

/** Every typed word is found in one of the two, and one of them in the tournament alone. */
function hitOf(
  { day = "", score, forfeit }: Meeting,
  opponent: Matched<OpponentEntry>,
  tournament: Matched<TournamentEntry>,
): Hit[] {
  if (worstMatch(opponent.matches) !== undefined) return [];
  const both = opponent.matches.map((match, index) => match ?? tournament.matches[index]);
  const rank = worstMatch(both);
  if (rank === undefined) return [];
  const entry = {
    kind: "games",
    title: opponent.entry.title,
    subtitle: tournament.entry.title,
    detail: withForfeit(day, { forfeit }).trim() || undefined,
    opponent: opponent.entry,
    tournament: tournament.entry,
    score,
  } as const;
  return [{ entry, rank }];
}

/** The games in which two typed words meet: one names the opponent, the other the tournament. */
export function findGames(findable: Findable, typed: readonly string[]): Hit[] {
  if (typed.length < 2) return [];
  const all = wordsById(findable);
  const opponents = matchedById(all.opponents, typed);
  const tournaments = matchedById(all.tournaments, typed);
  return findable.games.flatMap((game) => {
    const opponent = opponents.get(game.opponent);
    const tournament = tournaments.get(game.tournament);
    if (opponent === undefined || tournament === undefined) return [];
    return hitOf(game, opponent, tournament);
  });
}
