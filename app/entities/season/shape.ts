import { type Ground, makeSeasonLookup } from "#app/art/season/printed-season.ts";
import { playedOnly } from "#app/domain/games/game.ts";
import { computeMargin } from "#app/domain/games/outcome.ts";
import type { TeamRecord } from "#app/domain/records.ts";
import { onceFor } from "#app/lib/once-for.ts";
import { isSettled } from "#app/record/expected.ts";
import { seasonFigures } from "#app/record/figures.ts";
import type { ClubRecord, Season } from "#app/record/record.ts";
import * as words from "#words/facts.ts";

/** A season for display. */
export interface ShownSeason {
  readonly year: number;
  /** Its ink. */
  readonly lead: Ground;
  /** The published record; in a running season, that of the games so far. */
  readonly record?: TeamRecord;
  /** "13th Nationals", or "so far" in a running season. */
  readonly finish?: string;
  /** The newest season, without a finish. */
  readonly isRunning?: true;
  /** A running season without results whose tournaments are not all over. */
  readonly isAnnounced?: true;
}

const inksBySeason = onceFor((record: ClubRecord) => makeSeasonLookup(record));

/** The ink of a season, or of a year without one. */
export function seasonInk(year: number, record: ClubRecord): Ground {
  return inksBySeason(record)(year).colorway.lead;
}

function isOver({ tournaments }: Season, record: ClubRecord): boolean {
  return tournaments.length > 0 && tournaments.every((tournament) => isSettled(tournament, record));
}

/** A season in its ink, with its record and finish. */
export function shapeSeason(season: Season, record: ClubRecord): ShownSeason {
  const { year, results } = season;
  const { counted, games } = seasonFigures(season);
  const isRunning = season === record.seasons.at(-1) && results?.finish === undefined;
  const displayedRecord = isRunning && games.length > 0 ? counted : results;
  const finish =
    results?.finish ?? (isRunning && displayedRecord !== undefined ? words.soFar : undefined);
  return {
    year,
    lead: seasonInk(year, record),
    ...(displayedRecord && { record: displayedRecord }),
    ...(finish === undefined ? {} : { finish }),
    ...(isRunning && { isRunning }),
    ...(isRunning &&
      displayedRecord === undefined &&
      !isOver(season, record) && { isAnnounced: true }),
  };
}

/** Margins of a season's games by tournament, in playing order. */
export function shapeMargins(season: Season): number[][] {
  return seasonFigures(season)
    .sanctioned.map(({ games }) => playedOnly(games).map(({ score }) => computeMargin(score)))
    .filter((margins) => margins.length > 0);
}

/** Years with a page: those of the seasons, and missing years with a note. */
export function yearsWithPage({ seasons, club }: ClubRecord): number[] {
  const all = [...seasons, ...(club.missingYears ?? [])].map(({ year }) => year);
  return all.toSorted((a, b) => a - b);
}
