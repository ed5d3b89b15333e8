import { withForfeit } from "#app/domain/games/forfeit.ts";
import { matchWord } from "#app/domain/search/match-word.ts";
import { searchWords } from "#app/domain/search/words.ts";
import { onceFor } from "#app/lib/once-for.ts";
import type { Findable, Meeting, OpponentEntry, TournamentEntry } from "#app/search/search-data.ts";
import type { Hit, Rank } from "./hits.ts";
import { prepare } from "./prepare.ts";

/** How an entry meets each of the typed words. */
type Meets = readonly ReturnType<typeof matchWord>[];

interface Met<E> {
  readonly entry: E;
  readonly meets: Meets;
}

function isMet({ meets }: Met<unknown>): boolean {
  return meets.some((match) => match !== undefined);
}

/** The words by which games are found: of their opponents, and of their tournaments. */
export const wordsById = onceFor((findable: Findable) => {
  const opponents = new Map<string, { entry: OpponentEntry; words: readonly string[] }>();
  const tournaments = new Map<string, { entry: TournamentEntry; words: readonly string[] }>();
  for (const { entry, title, words } of prepare(findable)) {
    // Of an opponent its names alone: its city is not where the game was.
    if (entry.kind === "opponents") {
      opponents.set(entry.id, { entry, words: [...title, ...searchWords(entry.also ?? "")] });
    }
    if (entry.kind === "tournaments") tournaments.set(entry.id, { entry, words });
  }
  return { opponents, tournaments };
});

function met<E>(
  all: ReadonlyMap<string, { entry: E; words: readonly string[] }>,
  typed: readonly string[],
): Map<string, Met<E>> {
  const found = new Map<string, Met<E>>();
  for (const [id, { entry, words }] of all) {
    const one = { entry, meets: typed.map((word) => matchWord(word, words)) };
    if (isMet(one)) found.set(id, one);
  }
  return found;
}

/** A game is as well met as the worst of its words. */
function rankOf(meets: Meets): Rank {
  if (meets.includes("slip")) return "close";
  return meets.includes("beginning") ? "beginning" : "word";
}

/** Every typed word is found in one of the two, and one of them in the tournament alone. */
function hitOf(
  { day = "", score, forfeit }: Meeting,
  opponent: Met<OpponentEntry>,
  tournament: Met<TournamentEntry>,
): Hit[] {
  if (opponent.meets.every((match) => match !== undefined)) return [];
  const both = opponent.meets.map((match, index) => match ?? tournament.meets[index]);
  if (both.some((match) => match === undefined)) return [];
  const entry = {
    kind: "games",
    title: opponent.entry.title,
    fact: tournament.entry.title,
    says: withForfeit(day, { forfeit }).trim() || undefined,
    opponent: opponent.entry,
    tournament: tournament.entry,
    score,
  } as const;
  return [{ entry, rank: rankOf(both) }];
}

/** The games in which two typed words meet: one names the opponent, the other the tournament. */
export function findGames(findable: Findable, typed: readonly string[]): Hit[] {
  if (typed.length < 2) return [];
  const all = wordsById(findable);
  const opponents = met(all.opponents, typed);
  const tournaments = met(all.tournaments, typed);
  return findable.games.flatMap((game) => {
    const opponent = opponents.get(game.opponent);
    const tournament = tournaments.get(game.tournament);
    if (opponent === undefined || tournament === undefined) return [];
    return hitOf(game, opponent, tournament);
  });
}
