import { addDays } from "#app/domain/dates/day.ts";
import { venueDay, venueMoment } from "#app/domain/dates/venue-clock.ts";
import { type Dates, GAME_LENGTH } from "./dates.ts";
import { nextCount } from "./countdown.ts";

/** Longest timer: browsers store its milliseconds in 31 bits, and a day is long enough. */
const NEXT_LOOK_LONGEST = 24 * 3_600_000;

/**
 * Time of the next update: the next midnight at a venue, the start or end of a game, or the next change of a
 * countdown.
 */
export function nextLook(now: number, dates: Dates): number {
  const zones = new Set([
    ...dates.events.map(({ zone }) => zone),
    ...(dates.tryouts === undefined ? [] : [dates.tryouts.zone]),
    ...(dates.seasonOver === undefined ? [] : [dates.seasonOver.zone]),
  ]);
  const midnights = Array.from(zones, (zone) =>
    venueMoment(addDays(venueDay(now, zone), 1), "00:00", zone),
  );
  const starts = dates.events.flatMap(({ games }) => games.flatMap(({ start }) => start ?? []));
  const games = starts.flatMap((start) => [start, start + GAME_LENGTH]);
  const coming = starts.filter((start) => start > now && start - now < NEXT_LOOK_LONGEST);
  const counts = coming.map((start) => start - nextCount(start - now));
  const borders = [...midnights, ...games, ...counts].filter((at) => at > now);
  return Math.min(now + NEXT_LOOK_LONGEST, ...borders);
}
