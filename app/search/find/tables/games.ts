import { getYear } from "#app/domain/dates/day.ts";
import { shortDate, shortWeekday } from "#app/domain/dates/written-dates.ts";
import { searchWords } from "#app/domain/fold.ts";
import {
  computeMargin,
  type Outcome,
  findOutcome,
  formatSides,
} from "#app/domain/games/outcome.ts";
import { groupBy, sortedBy } from "#app/lib/list.ts";
import { onceFor } from "#app/lib/once-for.ts";
import { gameHit, prepareGames, type PreparedGame, yearsOfGame } from "#app/search/find/games.ts";
import { prepare } from "#app/search/find/prepare.ts";
import type { Hit } from "#app/search/find/rank.ts";
import type { Question } from "#app/search/find/read-question.ts";
import type { Findable, Meeting } from "#app/search/search-data.ts";
import * as words from "#words/answers.ts";
import * as counts from "#words/grammar/counts.ts";
import { type GameQuestion, gameQuestions } from "#words/questions.ts";
import {
  answerHit,
  meetsDates,
  nameFor,
  type Named,
  filterKind,
  sortedYears,
  type Table,
  whenText,
} from "./table.ts";

/** For each extreme: the games that it is among, and the value to maximize. */
const extremes: Readonly<
  Record<GameQuestion, { of?: Outcome; most: "newest" | "oldest" | ((game: Meeting) => number) }>
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

/** The extreme games, newest first; several if they are tied. */
function pick(games: readonly PreparedGame[], extreme: GameQuestion): readonly PreparedGame[] {
  const { most } = extremes[extreme];
  if (most === "newest") return games.slice(0, 1);
  if (most === "oldest") return games.slice(-1);
  // A forfeit was not decided on the field.
  const played = games.filter(({ game }) => game.forfeit !== true);
  const best = Math.max(...played.map(({ game }) => most(game)));
  return played.filter(({ game }) => most(game) === best);
}

/** "Last game: lost 7–13, Sun, Oct 2, 2022" */
function extremeText({ game: { score, date }, tournament }: PreparedGame, extreme: GameQuestion) {
  const when =
    date === undefined
      ? String(tournament.year)
      : [shortWeekday(date), shortDate(date), getYear(date)].join(", ");
  const [, label] = gameQuestions[extreme];
  return words.extreme(label, findOutcome(score), formatSides(score).join("–"), when);
}

const endedAs = ({ game: { score } }: PreparedGame, outcome: Outcome | undefined) =>
  outcome === undefined || findOutcome(score) === outcome;

const meets = {
  years: (row, { years }) => yearsOfGame(row).some((year) => years.includes(year)),
  dates: ({ game: { date } }, question) =>
    meetsDates(date === undefined ? undefined : [date], question),
  outcome: (row, { outcome }) => endedAs(row, outcome),
  score: ({ game: { score } }, { score: [one, other] = [-1, -1] }) =>
    (score.us === one && score.them === other) || (score.us === other && score.them === one),
  margin: ({ game: { score } }, { margin }) => Math.abs(computeMargin(score)) === margin,
  forfeit: ({ game }) => game.forfeit === true,
  shutout: ({ game: { score, forfeit } }) =>
    forfeit !== true && score.us + score.them > 0 && Math.min(score.us, score.them) === 0,
  extreme: (row, { extreme }) => extreme !== undefined && endedAs(row, extremes[extreme].of),
} as const satisfies Table<PreparedGame>["meets"];

const isNamedIn =
  ({ rows, words: typed }: Named<PreparedGame>, part: "opponent" | "tournament") =>
  (word: string) =>
    typed.includes(word) &&
    rows.some(({ words: own }) => own[part].some((one) => one.startsWith(word)));

/** Whether a typed word is the beginning of a word of a team’s name. */
const isOpponent = (named: Named<PreparedGame>) => named.words.some(isNamedIn(named, "opponent"));

/** Whether the words name a game by several of its parts, such as its opponent and its tournament. */
function isPair(named: Named<PreparedGame>): boolean {
  return (
    named.words.length > 1 &&
    !named.words.every(isNamedIn(named, "tournament")) &&
    !named.words.every(isNamedIn(named, "opponent"))
  );
}

const listYears = (games: readonly PreparedGame[]) =>
  sortedYears(games.map(({ tournament }) => tournament.year));

const whatText = ({ outcome, asks }: Question) => {
  const kind = asks.has("forfeit") ? "forfeit" : asks.has("shutout") ? "shutout" : undefined;
  if (kind !== undefined) return words.ofKind(kind, outcome);
  return outcome === undefined ? words.games : words.endings[outcome];
};

/** Teams with the years in which they were met. */
function metTeams(games: readonly PreparedGame[]): readonly Hit[] {
  return Array.from(
    groupBy(games, ({ opponent }) => opponent),
    ([opponent, own]) => answerHit(opponent, own.length, words.metIn(listYears(own))),
  );
}

const teamName = ({ rows, words: typed }: Named<PreparedGame>) =>
  nameFor(
    rows.map(({ opponent }) => opponent.title),
    typed,
  );

/** How each game ended. What its functions are for is described in `Table`. */
export const gameTable: Table<PreparedGame> = {
  rows: prepareGames,
  words: ({ words: { all } }) => all,
  isCalled: ({ words: { title } }, typed) => title.every((word) => typed.includes(word)),
  meets,
  isAsked: (question, named) => {
    const { score, margin, extreme, dates, asks, outcome, years, names } = question;
    // No game has all words: "gale drift" names two teams.
    if (named.isEach === true) return false;
    // "15-13", "won by 3", "biggest win against gale"
    if (score !== undefined || margin !== undefined || extreme !== undefined) return true;
    // "june 15", "forfeits", "shutouts 2025"
    if (dates.length > 0 || asks.has("forfeit") || asks.has("shutout")) return true;
    if (names.length === 0) {
      // "ties", "how many games did we win"; wins and losses alone are about teams or seasons.
      if (outcome === "tie" || (outcome !== undefined && asks.has("count"))) return true;
      // "games 2025", "how many games"
      return asks.has("games") && (years.length > 0 || asks.has("count"));
    }
    // "gale fog bowl"
    if (names.length > 1 && isPair(named)) return true;
    // "lost to gale", "gale 2025", "how many games against gale"
    if (isOpponent(named)) return outcome !== undefined || years.length > 0 || asks.has("count");
    // "losses at fog bowl"; "won fog bowl" is about the tournament.
    return outcome === "loss" || outcome === "tie";
  },
  hits: (met, question, named) => {
    const { extreme, names } = question;
    if (extreme !== undefined) {
      return pick(met, extreme).map((row) =>
        gameHit(row, { rank: "answer", reason: extremeText(row, extreme) }),
      );
    }
    // "Games 2019" is the page of that year, and "gale final" may be called so.
    const isWords = names.length === 0 ? question.asks.has("games") : isPair(named);
    const rank = isWords && hasOnlyNamesAndYears(question) ? named.match : "answer";
    return met.map((row) => gameHit(row, { rank }));
  },
  // "lost to gale 2026", but there was no such game: the team with the years in which it was met.
  close: (met, named) =>
    isOpponent(named)
      ? metTeams(met.length > 0 ? met : named.rows)
      : met.map((row) => gameHit(row, { rank: "answer" })),
  no: (question, named) => {
    const when = whenText(question);
    const what = whatText(question);
    const { score, margin, outcome, extreme } = question;
    if (score !== undefined) return words.no.score(score.join("–"), when);
    if (margin !== undefined) return words.no.margin(what, margin, when);
    if (named.words.length === 0) return words.no.games(what, when);
    if (isOpponent(named)) return words.no.gamesAgainst(what, teamName(named), when);
    // "Hazel 2019" may be a person.
    if (outcome === undefined && extreme === undefined && question.dates.length === 0)
      return undefined;
    return words.no.gamesAt(what, words.quoted(named.words.join(" ")), when);
  },
  count: (met, question, named) => {
    const when = whenText(question);
    const { outcome } = question;
    const what = (outcome === undefined ? counts.games : counts.ofOutcome[outcome])(met.length);
    return named.words.length > 0 && isOpponent(named)
      ? words.countFor(teamName(named), what, when)
      : words.count(what, when);
  },
};

/** Whether a question has no other parts than names and years. */
const hasOnlyNamesAndYears = ({ score, margin, outcome, dates, asks }: Question) =>
  score === undefined &&
  margin === undefined &&
  outcome === undefined &&
  dates.length === 0 &&
  !asks.has("forfeit") &&
  !asks.has("shutout");

interface MeetingRow extends PreparedGame {
  /** Words of the team's place, and of the names of the tournament. */
  readonly teamWords: readonly string[];
  /** All games against the same team. */
  readonly all: readonly PreparedGame[];
}

const meetings = onceFor((findable: Findable): readonly MeetingRow[] => {
  const games = groupBy(prepareGames(findable), ({ opponent }) => opponent);
  const events = new Map(
    filterKind(prepare(findable), "tournaments").map(({ entry, names }) => [entry, names.flat()]),
  );
  return filterKind(prepare(findable), "opponents").flatMap(({ entry }) => {
    const all = games.get(entry) ?? [];
    const place = searchWords(`${entry.subtitle ?? ""} ${entry.region ?? ""}`);
    return all.map((game) =>
      Object.assign({}, game, {
        all,
        teamWords: [...place, ...(events.get(game.tournament) ?? [])],
      }),
    );
  });
});

/** Teams by how the games against them ended, or by where they come from. */
export const opponentTable: Table<MeetingRow> = {
  rows: meetings,
  words: ({ teamWords }) => teamWords,
  meets: { years: meets.years, outcome: meets.outcome },
  isAsked: ({ asks, outcome, names }, { isEach }) => {
    if (isEach === true) return false;
    const isTeams = asks.has("against");
    // "teams from maine"
    if (outcome === undefined) return isTeams && names.length > 0;
    // "who beat us", "opponents beaten in 2025", "who beat us at fog bowl"
    return (names.length === 0 && !asks.has("count")) || isTeams || asks.has("whom");
  },
  hits: (met, { outcome, years }) => {
    const teams = groupBy(met, ({ opponent }) => opponent);
    const sorted = sortedBy([...teams], ([, own]) => -own.length);
    return sorted.map(([opponent, own]) => {
      const within = own[0]?.all.filter(
        (row) => years.length === 0 || yearsOfGame(row).some((year) => years.includes(year)),
      );
      const reason =
        outcome === undefined
          ? words.metIn(listYears(own))
          : words.gamesEnded(outcome, own.length, within?.length ?? own.length, years);
      return answerHit(opponent, own.length, reason);
    });
  },
  no: (question, { words: typed }) => {
    const when = whenText(question);
    const what = whatText(question);
    return typed.length === 0
      ? words.no.games(what, when)
      : words.no.gamesAgainst(what, words.quoted(typed.join(" ")), when);
  },
};
