import { searchWords } from "#app/domain/fold.ts";
import { findOutcome } from "#app/domain/games/outcome.ts";
import { groupBy, sortedBy } from "#app/lib/list.ts";
import { onceFor } from "#app/lib/once-for.ts";
import type { Findable } from "#app/search/search-data.ts";
import * as counts from "#words/grammar/counts.ts";
import * as words from "#words/answers.ts";
import {
  gameHit,
  prepareGames,
  type PreparedGame,
  yearsOfGame,
} from "#app/search/find/match-games.ts";
import { prepare } from "#app/search/find/prepare.ts";
import type { Question } from "#app/search/find/read-question.ts";
import {
  answerHit,
  meetsDates,
  nameFor,
  type Named,
  preparedOf,
  type Table,
  whenText,
} from "./table.ts";

const meets: Table<PreparedGame>["meets"] = {
  years: (row, { years }) => yearsOfGame(row).some((year) => years.includes(year)),
  dates: ({ game: { date } }, question) =>
    meetsDates(date === undefined ? undefined : [date], question),
  outcome: ({ game: { score } }, { outcome }) => findOutcome(score) === outcome,
  score: ({ game: { score } }, { score: [one, other] = [-1, -1] }) =>
    (score.us === one && score.them === other) || (score.us === other && score.them === one),
  forfeit: ({ game }) => game.forfeit === true,
};

/** Whether a typed word is the beginning of a word of a team’s name. */
function isOpponent({ rows, words: typed }: Named<PreparedGame>): boolean {
  return typed.some((word) =>
    rows.some(({ words: { opponent } }) => opponent.some((own) => own.startsWith(word))),
  );
}

const whatText = ({ outcome, asks }: Question) =>
  asks.has("forfeit")
    ? words.forfeits
    : outcome === undefined
      ? words.games
      : words.endings[outcome];

const yearsOf = (games: readonly PreparedGame[]) =>
  [...new Set(games.map(({ tournament }) => tournament.year))].toSorted(
    (one, other) => one - other,
  );

/** Teams with the years in which they were met. */
function metTeams(games: readonly PreparedGame[]) {
  return Array.from(
    groupBy(games, ({ opponent }) => opponent),
    ([opponent, own]) => answerHit(opponent, own.length, words.metIn(yearsOf(own))),
  );
}

/** How each game ended. */
export const gameTable: Table<PreparedGame> = {
  rows: prepareGames,
  words: ({ words: { all } }) => all,
  meets,
  isAsked: (question, named) => {
    const { score, dates, asks, outcome, years, names } = question;
    if (score !== undefined || dates.length > 0 || asks.has("forfeit")) return true;
    if (names.length === 0) {
      return outcome === "tie" || (asks.has("count") && asks.has("games") && years.length > 0);
    }
    if (isOpponent(named)) return outcome !== undefined || years.length > 0 || asks.has("count");
    return outcome === "loss" || outcome === "tie";
  },
  hits: (met) => met.map((row) => gameHit(row, { rank: "answer" })),
  close: (met, named) =>
    isOpponent(named) ? metTeams(met) : met.map((row) => gameHit(row, { rank: "answer" })),
  no: (question, named) => {
    const when = whenText(question);
    const what = whatText(question);
    if (question.score !== undefined) return words.no.score(question.score.join("–"), when);
    if (named.words.length === 0) return words.no.games(what, when);
    return isOpponent(named)
      ? words.no.gamesAgainst(
          what,
          nameFor(
            named.rows.map(({ opponent }) => opponent.title),
            named.words,
          ),
          when,
        )
      : words.no.gamesAt(what, words.quoted(named.words.join(" ")), when);
  },
  count: (met, question, named) => {
    const when = whenText(question);
    const { outcome } = question;
    const what =
      outcome === undefined
        ? counts.games(met.length)
        : { win: counts.wins, loss: counts.losses, tie: counts.ties }[outcome](met.length);
    return named.words.length > 0 && isOpponent(named)
      ? words.countFor(
          nameFor(
            met.map(({ opponent }) => opponent.title),
            named.words,
          ),
          what,
          when,
        )
      : words.count(what, when);
  },
};

interface MeetingRow extends PreparedGame {
  /** Words of the team's place, and of the names of the tournament. */
  readonly teamWords: readonly string[];
  /** All games against the same team. */
  readonly all: readonly PreparedGame[];
}

const meetings = onceFor((findable: Findable): readonly MeetingRow[] => {
  const games = groupBy(prepareGames(findable), ({ opponent }) => opponent);
  const events = new Map(
    preparedOf(prepare(findable), "tournaments").map(({ entry, names }) => [entry, names.flat()]),
  );
  return preparedOf(prepare(findable), "opponents").flatMap(({ entry }) => {
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
  meets,
  isAsked: ({ score, dates, asks, outcome, names }) => {
    if (score !== undefined || dates.length > 0 || asks.has("forfeit")) return false;
    const isTeams = asks.has("against");
    if (outcome === undefined) return isTeams && names.length > 0;
    return names.length === 0 || isTeams || asks.has("whom");
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
          ? words.metIn(yearsOf(own))
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
