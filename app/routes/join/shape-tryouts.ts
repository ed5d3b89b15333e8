import type { Content } from "#app/content/content.ts";
import type { Day } from "#app/domain/dates/day.ts";
import { weekday, longDate } from "#app/domain/dates/written-dates.ts";
import { zoneName } from "#app/domain/dates/venue-clock.ts";
import type { Dates } from "#app/domain/today/dates.ts";
import { datedTryouts, filledCalloutLines, hours } from "#app/domain/tryouts.ts";
import * as words from "#words/pages/join.ts";
import type { JoinTryouts, TryoutDay } from "./join-data.ts";

type Tryouts = NonNullable<Content["site"]["tryouts"]>;
type Tournaments = readonly Pick<Content["tournaments"][number], "timeZone">[];

const inFull = (day: Day) => `${weekday(day)}, ${longDate(day)}`;

/** "Registration from April 1, 2027 to May 7, 2027": true on any day. */
function registration({ from, until }: Tryouts): string | undefined {
  if (from === undefined && until === undefined) return undefined;
  return words.registration(from && longDate(from), until && longDate(until));
}

function shapeDays({ dates, place, mapsLink, timeZone }: Tryouts): TryoutDay[] {
  const zone = timeZone === undefined ? "" : `, ${zoneName(timeZone)}`;
  return dates.map((one) => {
    const time = hours(one.start, one.end);
    return {
      day: inFull(one.day),
      time: time && `${time}${zone}`,
      place: one.place ?? place,
      map: one.place === undefined ? (one.mapsLink ?? mapsLink) : one.mapsLink,
    };
  });
}

function datesOf(tryouts: Tryouts, tournaments: Tournaments): Dates | undefined {
  const { until } = tryouts;
  if (until === undefined) return undefined;
  return { events: [], tryouts: datedTryouts({ ...tryouts, until }, tournaments) };
}

/**
 * The tryouts with everything that the content says of them.
 *
 * @param tournaments of the club, oldest first: without a zone of their own the tryouts have that of the newest
 */
export function shapeTryouts(tryouts: Tryouts, tournaments: Tournaments): JoinTryouts {
  const { callout, link, dates, place, mapsLink, cost, level, note } = tryouts;
  return {
    lines: filledCalloutLines(callout),
    link,
    dates: datesOf(tryouts, tournaments),
    registration: registration(tryouts),
    days: shapeDays(tryouts),
    where: dates.length === 0 && place !== undefined ? { place, map: mapsLink } : undefined,
    bring: tryouts.bring,
    words: [
      ...(level === undefined ? [] : [{ label: words.level, text: level }]),
      ...(cost === undefined ? [] : [{ label: words.cost, text: cost }]),
      ...(note === undefined ? [] : [{ label: words.goodToKnow, text: note }]),
    ],
    questions: tryouts.faq,
  };
}
