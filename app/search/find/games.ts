import { getYear } from "#app/domain/dates/day.ts";
import { shortDate, shortWeekday } from "#app/domain/dates/written-dates.ts";
import { searchWords } from "#app/domain/fold.ts";
import { appendForfeit } from "#app/domain/games/game.ts";
import { onceFor } from "#app/lib/once-for.ts";
import type { Findable, Meeting, OpponentEntry, TournamentEntry } from "#app/search/search-data.ts";
import { prepare } from "./prepare.ts";
import type { FoundGame, Hit } from "./rank.ts";

/** A game with its searchable words: the names of its opponent, its tournament and its round. */
export interface PreparedGame {
  readonly game: Meeting;
  readonly opponent: OpponentEntry;
  readonly tournament: TournamentEntry;
  readonly words: Readonly<Record<"title" | "opponent" | "tournament" | "all", readonly string[]>>;
}

/** All games, newest first. */
export const prepareGames = onceFor((findable: Findable): readonly PreparedGame[] => {
  const entries = new Map(
    prepare(findable).map((one) => [
      "id" in one.entry ? `${one.entry.kind} ${one.entry.id}` : "",
      one,
    ]),
  );
  return findable.games.flatMap((game) => {
    const opponent = entries.get(`opponents ${game.opponent}`);
    const tournament = entries.get(`tournaments ${game.tournament}`);
    if (opponent?.entry.kind !== "opponents" || tournament?.entry.kind !== "tournaments") return [];
    // Only the opponent's names: its home city is not where the game was played.
    const names = opponent.names.flat();
    const all = [...new Set([...names, ...tournament.words, ...searchWords(game.hiddenKeywords)])];
    return {
      game,
      opponent: opponent.entry,
      tournament: tournament.entry,
      words: { title: opponent.names[0] ?? [], opponent: names, tournament: tournament.words, all },
    };
  });
});

/** Years that a game belongs to: its tournament’s, and that of its day. */
export function yearsOfGame({ game: { date }, tournament }: PreparedGame): readonly number[] {
  return date === undefined ? [tournament.year] : [tournament.year, getYear(date)];
}

/** A game as it is shown, one object for each. */
const foundGame = onceFor(({ game, opponent, tournament }: PreparedGame): FoundGame => {
  const { date, round, score, forfeit } = game;
  const day = date && `${shortWeekday(date)}, ${shortDate(date)}`;
  const year = date === undefined || getYear(date) === tournament.year ? [] : getYear(date);
  const when = [day ?? [], year, round ?? []].flat().join(", ");
  const detail = appendForfeit(when, { forfeit }).trim();
  return {
    kind: "games",
    title: opponent.title,
    subtitle: tournament.title,
    detail: detail || undefined,
    opponent,
    tournament,
    score,
  };
});

/** A game as a hit. */
export function gameHit(row: PreparedGame, hit: Pick<Hit, "rank" | "reason">): Hit {
  return { entry: foundGame(row), year: row.tournament.year, ...hit };
}
