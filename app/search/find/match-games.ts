import { getYear } from "#app/domain/dates/day.ts";
import { shortDate, shortWeekday } from "#app/domain/dates/written-dates.ts";
import { withForfeit } from "#app/domain/games/game.ts";
import { computeMargin, findOutcome, formatSides } from "#app/domain/games/outcome.ts";
import { searchWords } from "#app/domain/fold.ts";
import { worstMatch } from "#app/domain/search.ts";
import { onceFor } from "#app/lib/once-for.ts";
import type { Findable, Meeting, OpponentEntry, TournamentEntry } from "#app/search/search-data.ts";
import { type GameQuestion, gameKeywords, gameQuestions } from "#words/questions.ts";
import * as words from "#words/search.ts";
import {
  betterMatches,
  countMatches,
  type LikeWords,
  matchesIn,
  phraseMatches,
  phrasesOf,
  typedPhrases,
} from "./match.ts";
import { type Candidate, likeWords } from "./match-entries.ts";
import { prepare } from "./prepare.ts";
import type { Query } from "./query.ts";
import type { FoundGame, Hit } from "./rank.ts";

/**
 * A game with its searchable words: the names of its opponent and tournament, its round, and words
 * for "game".
 */
export interface PreparedGame {
  readonly game: Meeting;
  readonly opponent: OpponentEntry;
  readonly tournament: TournamentEntry;
  readonly words: Readonly<Record<"opponent" | "tournament" | "own" | "all", readonly string[]>>;
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
    const own = searchWords(`${game.hiddenKeywords} ${gameKeywords}`);
    const all = [...new Set([...names, ...tournament.words, ...own])];
    return {
      game,
      opponent: opponent.entry,
      tournament: tournament.entry,
      words: { opponent: names, tournament: tournament.words, own, all },
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
  const detail = withForfeit(when, { forfeit }).trim();
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
export function gameHit<Match extends Pick<Hit, "rank" | "reason">>(row: PreparedGame, hit: Match) {
  return { entry: foundGame(row), year: row.tournament.year, ...hit };
}

/** Matches of each query word in the three parts of a game. */
function partsOf(
  { words: { opponent, tournament, own } }: PreparedGame,
  asked: readonly string[],
  like: LikeWords,
) {
  return {
    opponent: matchesIn(opponent, asked, like),
    tournament: matchesIn(tournament, asked, like),
    own: phraseMatches([], own, asked),
  };
}

/**
 * A game matched by words of several parts; undefined if one part alone matches all of them,
 * because then that part's own entry is found.
 */
function meetingOf(game: PreparedGame, asked: readonly string[], like: LikeWords): Candidate[] {
  const { opponent, tournament, own } = partsOf(game, asked, like);
  const matches = betterMatches(betterMatches(opponent, tournament), own);
  const count = countMatches(matches);
  const isOne =
    countMatches(opponent) === count ||
    (countMatches(opponent) === 0 && countMatches(tournament) === count) ||
    countMatches(own) === count;
  return isOne ? [] : [gameHit(game, { rank: worstMatch(matches) ?? "word", matches })];
}

/** For each question: the games it is about, and the value to maximize. */
const picks: Readonly<
  Record<
    GameQuestion,
    { of?: "win" | "loss"; most: "newest" | "oldest" | ((game: Meeting) => number) }
  >
> = {
  last: { most: "newest" },
  lastWin: { of: "win", most: "newest" },
  lastLoss: { of: "loss", most: "newest" },
  first: { most: "oldest" },
  firstWin: { of: "win", most: "oldest" },
  firstLoss: { of: "loss", most: "oldest" },
  biggestWin: { of: "win", most: ({ score }) => computeMargin(score) },
  biggestLoss: { of: "loss", most: ({ score }) => -computeMargin(score) },
  closest: { most: ({ score }) => -Math.abs(computeMargin(score)) },
  longest: { most: ({ score }) => score.us + score.them },
};

const gameQuestionNames = Object.keys(gameQuestions).filter((name): name is GameQuestion =>
  Object.hasOwn(picks, name),
);

/** Games that answer a question; several if they are tied. */
function pick(games: readonly PreparedGame[], question: GameQuestion): readonly PreparedGame[] {
  const { of, most } = picks[question];
  const wanted = games.filter(({ game }) => of === undefined || findOutcome(game.score) === of);
  if (most === "newest") return wanted.slice(0, 1);
  if (most === "oldest") return wanted.slice(-1);
  // A forfeit was not decided on the field.
  const played = wanted.filter(({ game }) => game.forfeit !== true);
  const best = Math.max(...played.map(({ game }) => most(game)));
  return played.filter(({ game }) => most(game) === best);
}

/**
 * Answers to a question about games, limited to an opponent, tournament or year if one is named.
 */
function answersTo(
  games: readonly PreparedGame[],
  { typed, asked }: Query,
  like: LikeWords,
): readonly Candidate[] {
  for (const question of gameQuestionNames) {
    const [texts, says] = gameQuestions[question];
    const phrases = typedPhrases(phrasesOf(texts), typed);
    const matches = phraseMatches(phrases, [], asked);
    if (phrases.length === 0 || matches.includes("beginning")) continue;
    const rest = asked.filter((_, index) => matches[index] === undefined);
    const of = games.filter((game) => {
      const { opponent, tournament } = partsOf(game, rest, like);
      const found = betterMatches(opponent, tournament);
      return found.every((match) => match === "word" || match === "beginning");
    });
    return pick(of, question).map((one) => {
      const { score, date } = one.game;
      const sides = formatSides(score).join("–");
      const when =
        date === undefined
          ? String(one.tournament.year)
          : [shortWeekday(date), shortDate(date), getYear(date)].join(", ");
      const reason = words.answer(says, findOutcome(score), sides, when);
      return gameHit(one, { rank: "answer", matches: asked.map(() => "word" as const), reason });
    });
  }
  return [];
}

/** Games that answer a question, or whose opponent and tournament both match query words. */
export function matchGames(findable: Findable, query: Query): readonly Candidate[] {
  const games = prepareGames(findable);
  const like = likeWords(findable);
  const answers = answersTo(games, query, like);
  if (answers.length > 0) return answers;
  return query.asked.length < 2 ? [] : games.flatMap((game) => meetingOf(game, query.asked, like));
}
