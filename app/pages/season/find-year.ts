import { getYear } from "#app/domain/dates/day.ts";
import { dateRangeInSeason } from "#app/domain/dates/written-dates.ts";
import type { ClubRecord, NewsItem, Season } from "#app/record/record.ts";
import * as counts from "#words/counts.ts";

/** A year without a team, with the club's reason. */
export type Gap = NonNullable<ClubRecord["club"]["missingYears"]>[number];

/** The season of an address, or the year without one; throws a RangeError for other years. */
export function findYear(address: string, { seasons, club }: ClubRecord): Season | Gap {
  const years = [...seasons, ...(club.missingYears ?? [])];
  const match = years.find(({ year }) => String(year) === address);
  if (match === undefined) throw new RangeError(`There is no season ${address}.`);
  return match;
}

/** The stories about the team in a year. */
export function listNews(year: number, { news }: ClubRecord): NewsItem[] {
  return news.filter(({ date }) => getYear(date) === year);
}

/** "26 players, 2 coaches"; a coach who also plays counts as both. */
export function describeTeam({ members }: Season): string {
  const coaches = members.filter(({ as, alsoCoach }) => as === "coach" || alsoCoach).length;
  const players = counts.players(members.filter(({ as }) => as !== "coach").length);
  return coaches === 0 ? players : `${players}, ${counts.coaches(coaches)}`;
}

/** "Spring Scrimmage, April 2: not sanctioned, so not counted in any record." */
export function describeUnsanctioned({ tournaments }: Season): string | undefined {
  const names = tournaments.flatMap(({ sanctioned, name, dates, year }) => {
    if (sanctioned) return [];
    return dates === undefined
      ? name
      : `${name}, ${dateRangeInSeason(dates.start, dates.end, year)}`;
  });
  return names.length === 0
    ? undefined
    : `${names.join("; ")}: not sanctioned, so not counted in any record.`;
}
