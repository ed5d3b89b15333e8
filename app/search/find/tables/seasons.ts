import { findOutcome } from "#app/domain/games/outcome.ts";
import { countOutcomes, recordText } from "#app/domain/records.ts";
import { groupBy } from "#app/lib/list.ts";
import { onceFor } from "#app/lib/once-for.ts";
import { prepareGames, type PreparedGame } from "#app/search/find/games.ts";
import { prepare } from "#app/search/find/prepare.ts";
import type { Findable, SeasonEntry } from "#app/search/search-data.ts";
import * as words from "#words/answers.ts";
import * as counts from "#words/grammar/counts.ts";
import { answerHit, filterKind, type Table, whenText } from "./table.ts";

/** Whether some games are all without an outcome: "undefeated". */
export const areWithout = (games: readonly PreparedGame[], without: "win" | "loss" | undefined) =>
  games.length > 0 && games.every(({ game }) => findOutcome(game.score) !== without);

/** Reason of a hit without an outcome. */
export function withoutText(games: readonly PreparedGame[], without: "win" | "loss"): string {
  const record = recordText(countOutcomes(games.map(({ game }) => game.score)));
  return { win: words.noWin, loss: words.noLoss }[without](record);
}

interface SeasonRow {
  readonly season: SeasonEntry;
  readonly words: readonly string[];
  readonly games: readonly PreparedGame[];
}

const rows = onceFor((findable: Findable): readonly SeasonRow[] => {
  const games = groupBy(prepareGames(findable), ({ tournament }) => tournament.year);
  return filterKind(prepare(findable), "seasons").map(({ entry: season, words: own }) => ({
    season,
    words: own,
    games: games.get(season.year) ?? [],
  }));
});

/** Seasons, several at once or by their games. */
export const seasonTable: Table<SeasonRow> = {
  rows,
  words: ({ words: own }) => own,
  meets: {
    years: ({ season }, { years }) => years.includes(season.year),
    without: ({ games }, { without }) => areWithout(games, without),
  },
  isAsked: ({ asks, years, names, without }) =>
    names.length === 0 &&
    (without === undefined
      ? years.length > 1 || (asks.has("count") && asks.has("seasons") && years.length === 0)
      : asks.has("seasons")),
  hits: (met, { without }) =>
    met.map(({ season, games }) =>
      answerHit(
        season,
        season.year,
        without === undefined ? undefined : withoutText(games, without),
      ),
    ),
  no: (question) =>
    question.without === undefined
      ? undefined
      : words.no.seasonWithout(question.without, whenText(question)),
  count: (met, question) => words.count(counts.seasons(met.length), whenText(question)),
};
