import { shortDate } from "#app/domain/dates/written-dates.ts";
import {
  countRecord,
  differenceText,
  oneGoalForfeits,
  pointsText,
  recordText,
} from "#app/domain/records.ts";
import { differsFromPublished, seasonFigures, type SeasonFigures } from "#app/record/figures.ts";
import type { Season } from "#app/record/record.ts";
import type { Figure } from "#app/ui/Figures/Figures.tsx";
import * as counts from "#words/counts.ts";
import * as dates from "#words/dates.ts";
import * as words from "#words/facts.ts";

/** The published record and finish; before they are published, the record so far. */
function listResults(season: Season, { counted, games }: SeasonFigures): Figure[] {
  const { results } = season;
  const label = words.record;
  if (results === undefined) {
    return games.length === 0 ? [] : [{ label, value: recordText(counted), note: words.soFar }];
  }
  const note = `as published; the games below add up to ${recordText(counted)}`;
  return [
    {
      label,
      value: recordText(results),
      note: differsFromPublished(season) ? note : undefined,
    },
    ...(results.finish === undefined
      ? []
      : [{ label: words.finish, value: results.finish, isText: true }]),
  ];
}

function listWins({ bestRuns }: SeasonFigures): Figure[] {
  const [bestRun] = bestRuns;
  if (bestRun === undefined) return [];
  const days = [bestRun.games[0].date, bestRun.games.at(-1)?.date].flatMap((day) => day ?? []);
  const when = dates.fromTo([...new Set(days.map(shortDate))]);
  const note = words.andMoreAsLong(when, bestRuns.length - 1);
  return [{ label: "Wins in a row", value: String(bestRun.games.length), note }];
}

function listGameFigures(figures: SeasonFigures): Figure[] {
  const { games, points, oneGoal } = figures;
  if (games.length === 0) return [];
  const forfeits = oneGoalForfeits(games);
  return [
    {
      label: words.points,
      value: pointsText(points),
      note: `${differenceText(points)} over ${counts.games(games.length)}`,
    },
    ...listWins(figures),
    {
      label: words.oneGoalGames,
      value: oneGoal.length === 0 ? "0" : recordText(countRecord(oneGoal)),
      note: forfeits === 0 ? undefined : words.withUncountedForfeits("", forfeits),
    },
  ];
}

function listTournaments({ sanctioned, firstPlaces, topThree }: SeasonFigures): Figure[] {
  if (sanctioned.length === 0) return [];
  const won = firstPlaces === 0 ? "" : `${firstPlaces} won, `;
  const note = topThree === 0 ? undefined : `${won}${topThree} in the top three`;
  return [{ label: "Tournaments", value: String(sanctioned.length), note }];
}

/** Key figures of a season: the published ones, and those computed from its games. */
export function listFigures(season: Season): Figure[] {
  const figures = seasonFigures(season);
  return [
    ...listResults(season, figures),
    ...listGameFigures(figures),
    ...listTournaments(figures),
  ];
}
