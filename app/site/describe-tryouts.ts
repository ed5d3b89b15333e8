import { addDays, type Day } from "#app/domain/dates/day.ts";
import { venueMoment } from "#app/domain/dates/venue-clock.ts";
import { datedTryouts, lastDay } from "#app/domain/tryouts.ts";
import type { SiteData } from "#app/routes/site.ts";
import type { Sources } from "#app/routes/sources.ts";

/**
 * The callout of the tryouts, with two moments in their time zone, or else that of the last tournament: registration closes
 * after `until`, and the tryouts end after their last day. Without `until` both are the same.
 */
export function describeTryouts({ record, publishedAt }: Sources): SiteData["tryouts"] {
  const { club, tournaments } = record;
  if (club.tryouts === undefined) return undefined;
  const { callout, link, until } = club.tryouts;
  const { timeZone } = datedTryouts(club.tryouts, tournaments);
  const endOfDay = (day: Day | undefined) =>
    day === undefined ? undefined : venueMoment(addDays(day, 1), "00:00", timeZone);
  const ends = endOfDay(lastDay(club.tryouts));
  const closes = endOfDay(until) ?? ends;
  const areOver = publishedAt !== undefined && ends !== undefined && ends <= publishedAt;
  return { callout, link, closes, ends, ...(areOver && { areOver }) };
}
