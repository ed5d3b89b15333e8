import { pointsText } from "#app/domain/records/points.ts";
import { countRecord, recordText, type TeamRecord } from "#app/domain/records/record.ts";
import type { Season } from "#app/record/record.ts";
import { seasonFigures } from "#app/record/season-figures.ts";
import * as words from "#words/cards.ts";

/** "348–257 POINTS": what the games add up to; nothing without games. */
export function seasonFacts(season: Season): [figure: string, label: string][] {
  const { games, points, bestRuns, close } = seasonFigures(season);
  if (games.length === 0) return [];
  return [
    [pointsText(points), words.points],
    [String(bestRuns[0]?.games.length ?? 0), words.winsInARow],
    [close.length === 0 ? "0" : recordText(countRecord(close)), words.oneGoalGames],
  ];
}

/** The published record; what the games count as long as none is published. */
export function shownRecord(season: Season): TeamRecord | undefined {
  const { counted, games } = seasonFigures(season);
  return season.results ?? (games.length === 0 ? undefined : counted);
}
