import { shortDate } from "#app/domain/dates/written-dates.ts";
import {
  oneGoalForfeits,
  differenceText,
  pointsText,
  countRecord,
  recordText,
} from "#app/domain/records.ts";
import type { Season } from "#app/record/record.ts";
import { differsFromPublished, seasonFigures, type SeasonFigures } from "#app/record/figures.ts";
import * as gameWords from "#words/facts/games.ts";
import * as words from "#words/pages/season.ts";
import * as dates from "#words/grammar/dates.ts";
import * as seasonFacts from "#words/facts/season.ts";
import type { SeasonFigure } from "./season-data.ts";

function publishedFigures(season: Season, { counted, games }: SeasonFigures): SeasonFigure[] {
  const { results } = season;
  if (results === undefined) {
    if (games.length === 0) return [];
    return [{ label: seasonFacts.record, value: recordText(counted), note: words.soFar }];
  }
  const note = words.asPublished(recordText(counted));
  const record = { label: seasonFacts.record, value: recordText(results) };
  return [
    differsFromPublished(season) ? { ...record, note } : record,
    ...(results.finish === undefined
      ? []
      : [{ label: seasonFacts.finish, value: results.finish, isText: true } as const]),
  ];
}

function runFigure({ bestRuns }: SeasonFigures): SeasonFigure[] {
  const [bestRun] = bestRuns;
  if (bestRun === undefined) return [];
  const days = [bestRun.games[0].date, bestRun.games.at(-1)?.date].flatMap((day) => day ?? []);
  const when = dates.fromTo([...new Set(days.map(shortDate))]);
  const note = gameWords.andMoreAsLong(when, bestRuns.length - 1);
  return [{ label: words.winsInARow, value: String(bestRun.games.length), note }];
}

function gameFigures(figures: SeasonFigures): SeasonFigure[] {
  const { games, points, close } = figures;
  if (games.length === 0) return [];
  const difference = words.differenceOver(differenceText(points), games.length);
  const closeNote = gameWords.notCountingForfeits(
    words.decidedByOne(close.length),
    oneGoalForfeits(games),
  );
  const closeRecord = close.length === 0 ? "0" : recordText(countRecord(close));
  return [
    { label: seasonFacts.points, value: pointsText(points), note: difference },
    ...runFigure(figures),
    { label: seasonFacts.oneGoalGames, value: closeRecord, note: closeNote },
  ];
}

function tournamentFigure({ sanctioned, firstPlaces, topThree }: SeasonFigures): SeasonFigure[] {
  if (sanctioned.length === 0) return [];
  const figure = { label: words.tournaments, value: String(sanctioned.length) };
  return topThree === 0 ? [figure] : [{ ...figure, note: words.placings(firstPlaces, topThree) }];
}

/** The figures of a season: as published, and as its games count. */
export function shapeFigures(season: Season): SeasonFigure[] {
  const figures = seasonFigures(season);
  return [
    ...publishedFigures(season, figures),
    ...gameFigures(figures),
    ...tournamentFigure(figures),
  ];
}
