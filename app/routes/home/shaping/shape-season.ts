import { marginOf, outcomeOf } from "#app/domain/games/outcome.ts";
import { recordText } from "#app/domain/records.ts";
import type { Season } from "#app/record/record.ts";
import { seasonFigures } from "#app/record/figures.ts";
import * as counts from "#words/grammar/counts.ts";
import * as words from "#words/pages/home.ts";

/** A game of the season as a bar: above the line if it was won. */
export interface Margin {
  readonly margin: number;
  readonly outcome: "win" | "loss" | "tie";
}

export interface HomeSeason {
  readonly title: string;
  readonly year: number;
  readonly record: string;
  readonly notes: readonly string[];
  readonly margins: readonly Margin[];
}

/** Whether a season has begun and has no finish yet. */
export function isRunning(season: Season): boolean {
  const { results } = season;
  const hasBegun = results !== undefined || seasonFigures(season).games.length > 0;
  return hasBegun && results?.finish === undefined;
}

/** The newest season with a record: counted while it runs, published after. */
export function shapeSeason(seasons: readonly Season[]): HomeSeason | undefined {
  const season = seasons.findLast(
    (one) => one.results !== undefined || seasonFigures(one).games.length > 0,
  );
  if (season === undefined) return undefined;
  const { games, counted } = seasonFigures(season);
  const { results, year } = season;
  const runs = isRunning(season) && games.length > 0;
  const count = games.length === 0 ? [] : [counts.games(games.length)];
  const finish = results?.finish === undefined ? [] : [results.finish];
  return {
    title: isRunning(season) ? words.seasonSoFar : words.lastSeason,
    year,
    record: recordText(runs || results === undefined ? counted : results),
    notes: runs ? [...count, words.asCounted] : [...finish, ...count],
    margins: games.map(({ score }) => ({
      margin: Math.abs(marginOf(score)),
      outcome: outcomeOf(score),
    })),
  };
}
