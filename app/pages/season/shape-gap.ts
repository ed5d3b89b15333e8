import type { Ground } from "#app/art/season/printed-season.ts";
import { getYear } from "#app/domain/dates/day.ts";
import { seasonInk, yearsWithPage } from "#app/entities/season/shape.ts";
import { shapeStories, type Story } from "#app/entities/story/shape.ts";
import type { ClubRecord } from "#app/record/record.ts";

/** A year without a team. */
export interface GapData {
  readonly year: number;
  /** The reason, in the club's words. */
  readonly note: string;
  /** Years with a page, oldest first. */
  readonly years: readonly number[];
  readonly lead: Ground;
  readonly news: readonly Story[];
}

/** A year without a team that the club has a note for. */
export function shapeGap(year: number, record: ClubRecord): GapData | undefined {
  const gap = record.club.missingYears?.find((missing) => missing.year === year);
  if (gap === undefined) return undefined;
  return {
    ...gap,
    years: yearsWithPage(record),
    lead: seasonInk(year, record),
    news: shapeStories(record.news.filter(({ date }) => getYear(date) === year)),
  };
}
