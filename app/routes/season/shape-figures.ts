import { shortDate } from "#app/domain/dates/short-date.ts";
import { differenceText, pointsText } from "#app/domain/records/points.ts";
import { countRecord, recordText } from "#app/domain/records/record.ts";
import { plural } from "#app/lib/text/plural.ts";
import type { Season } from "#app/record/record.ts";
import {
  differsFromPublished,
  seasonFigures,
  type SeasonFigures,
} from "#app/record/season-figures.ts";
import type { SeasonFigure } from "./season-data.ts";

function publishedFigures(season: Season, { counted, games }: SeasonFigures): SeasonFigure[] {
  const { results } = season;
  if (results === undefined) {
    if (games.length === 0) return [];
    return [{ label: "Record", value: recordText(counted), note: "so far" }];
  }
  const note = `as published; the games below count ${recordText(counted)}`;
  const record = { label: "Record", value: recordText(results) };
  return [
    differsFromPublished(season) ? { ...record, note } : record,
    ...(results.finish === undefined
      ? []
      : [{ label: "Finish", value: results.finish, isText: true } as const]),
  ];
}

function runFigure({ bestRun }: SeasonFigures): SeasonFigure[] {
  if (bestRun === undefined) return [];
  const days = [bestRun.games[0].date, bestRun.games.at(-1)?.date].flatMap((day) => day ?? []);
  const note = [...new Set(days.map(shortDate))].join(" to ");
  return [{ label: "Wins in a row", value: String(bestRun.games.length), note }];
}

function gameFigures(figures: SeasonFigures): SeasonFigure[] {
  const { games, points, close } = figures;
  if (games.length === 0) return [];
  const difference = `${differenceText(points)} over ${plural(games.length, "game")}`;
  const closeRecord = close.length === 0 ? "0" : recordText(countRecord(close));
  return [
    { label: "Points", value: pointsText(points), note: difference },
    ...runFigure(figures),
    { label: "One-goal games", value: closeRecord, note: `${close.length} decided by one` },
  ];
}

function tournamentFigure({ sanctioned, firstPlaces, topThree }: SeasonFigures): SeasonFigure[] {
  if (sanctioned.length === 0) return [];
  const won = firstPlaces === 0 ? "" : `${firstPlaces} won, `;
  const figure = { label: "Tournaments", value: String(sanctioned.length) };
  return topThree === 0 ? [figure] : [{ ...figure, note: `${won}${topThree} in the top three` }];
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
