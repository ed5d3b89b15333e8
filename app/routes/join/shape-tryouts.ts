import type { Content } from "#app/content/content.ts";
import { weekday } from "#app/domain/dates/calendar-names.ts";
import type { Day } from "#app/domain/dates/day.ts";
import { longDate } from "#app/domain/dates/long-date.ts";
import { clockText } from "#app/domain/dates/time-of-day.ts";
import { zoneName } from "#app/domain/dates/venue-clock.ts";
import type { Dates } from "#app/domain/today/dates.ts";
import { calloutLines } from "#app/domain/tryouts/callout-lines.ts";
import * as words from "#words/pages/join.ts";
import * as dates from "#words/grammar/dates.ts";
import type { JoinTryouts, TryoutDay } from "./join-data.ts";

type Tryouts = NonNullable<Content["site"]["tryouts"]>;

const inFull = (day: Day) => `${weekday(day)}, ${longDate(day)}`;

/** "Registration from April 1, 2027 to May 7, 2027": true on any day. */
function registration({ from, until }: Tryouts): string | undefined {
  if (from === undefined && until === undefined) return undefined;
  return words.registration(from && longDate(from), until && longDate(until));
}

/** "10:00 AM to 3:00 PM" */
function hours(start: string | undefined, end: string | undefined): string | undefined {
  if (start === undefined) return end === undefined ? undefined : words.until(clockText(end));
  return end === undefined
    ? words.from(clockText(start))
    : dates.between(clockText(start), clockText(end));
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

function datesOf({ from, until, timeZone: zone = "UTC" }: Tryouts): Dates | undefined {
  return until === undefined ? undefined : { events: [], tryouts: { from, until, zone } };
}

/** The tryouts with everything that the content says of them. */
export function shapeTryouts(tryouts: Tryouts): JoinTryouts {
  const { callout, link, dates, place, mapsLink, cost, level, note } = tryouts;
  return {
    lines: calloutLines(callout),
    link,
    dates: datesOf(tryouts),
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
