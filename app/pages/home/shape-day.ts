import { getYear } from "#app/domain/dates/day.ts";
import { zoneName } from "#app/domain/dates/venue-clock.ts";
import {
  dateRangeInYear,
  dayInWords,
  longDate,
  monthAndDay,
} from "#app/domain/dates/written-dates.ts";
import { describePlace } from "#app/domain/places/place.ts";
import { countRecord, recordText, recordWords } from "#app/domain/records.ts";
import { type Dates, isLongOver } from "#app/domain/today/day-state.ts";
import { placeText } from "#app/domain/tournaments.ts";
import { datedTryouts, hours } from "#app/domain/tryouts.ts";
import { shapeSchedule } from "#app/entities/game/shape.ts";
import { type DatedTournament, lastPlayed, sanctionedInOrder } from "#app/record/events.ts";
import { expectedEvents, expectedTournaments } from "#app/record/expected.ts";
import type { Club, ClubRecord } from "#app/record/record.ts";
import type { Sources } from "#app/routes/sources.ts";
import * as words from "#words/facts.ts";
import { enumerate } from "#words/grammar.ts";

/** The club's tryouts, with its own name for them. */
export type Tryouts = NonNullable<Club["tryouts"]> & {
  readonly label?: string | undefined;
};

/** Whether tryouts have dates on which Home changes. */
function isDated(tryouts: Tryouts | undefined): tryouts is Tryouts {
  return tryouts !== undefined && (tryouts.until !== undefined || tryouts.dates.length > 0);
}

function shapeEvent(event: DatedTournament, record: ClubRecord) {
  const { id, name, location, timeZone } = event;
  return {
    id,
    name,
    where: describePlace(location),
    /** "Eastern time" */
    zone: zoneName(timeZone),
    games: shapeSchedule(event, record),
  };
}

/** The tournament of the last game with a score. */
export function lastEvent(record: ClubRecord): DatedTournament | undefined {
  const day = lastPlayed(record.games);
  return sanctionedInOrder(record).findLast(
    (tournament): tournament is DatedTournament =>
      tournament.dates !== undefined &&
      tournament.games.some(({ kind, date }) => kind === "played" && date === day),
  );
}

/** The last weekend of games, and the end of its season. */
function shapeLast(event: DatedTournament, record: ClubRecord) {
  const { season, dates, games } = event;
  const finish = season?.results?.finish;
  const place = placeText(event, finish);
  return {
    ...shapeEvent(event, record),
    when: dateRangeInYear(dates.start, dates.end),
    result: [
      recordWords(countRecord(games)),
      ...(place === undefined ? [] : [words.finishingPlace(place)]),
    ].join(", "),
    season:
      season?.results === undefined || finish === undefined
        ? undefined
        : { year: season.year, record: recordText(season.results), finish },
  };
}

/** Registration, "April 1 - May 7, 2027"; without its end, the days. */
function describeExtent({ from, until, dates }: Tryouts): string {
  if (until === undefined) return enumerate(dates.map(({ day }) => longDate(day)));
  return from === undefined
    ? `until ${longDate(until)}`
    : `${monthAndDay(from)} - ${longDate(until)}`;
}

function shapeTryouts(tryouts: Tryouts) {
  const { label = "Tryouts", from, until, dates, place, cost, timeZone } = tryouts;
  const zone = timeZone === undefined ? "" : `, ${zoneName(timeZone)}`;
  return {
    title: label,
    year: String(getYear(dates[0]?.day ?? until ?? "")),
    extent: describeExtent(tryouts),
    from: from && `from ${monthAndDay(from)}`,
    until: until && `until ${monthAndDay(until)}`,
    register: until && `Register until ${longDate(until)}`,
    facts: [place, cost].filter((fact) => fact !== undefined),
    days: dates.map(({ day, start, end, place: where }) => {
      const time = hours(start, end);
      const details = [time && time + zone, where].filter(Boolean);
      return { day: dayInWords(day), detail: details.join(", ") };
    }),
  };
}

/** End of the last event's season; undefined until the season has a finish. */
function seasonOver(last: DatedTournament | undefined, record: ClubRecord): Dates["seasonOver"] {
  const day = lastPlayed(record.games);
  if (last?.season?.results?.finish === undefined || day === undefined) return undefined;
  return { day, timeZone: last.timeZone };
}

type DaySources = Pick<Sources, "record" | "publishedAt">;

/** Dates on which Home changes; undefined if it never does. */
function shapeDates(
  tryouts: Tryouts | undefined,
  events: readonly DatedTournament[],
  last: DatedTournament | undefined,
  { record, publishedAt }: DaySources,
): Dates | undefined {
  const over = seasonOver(last, record);
  // Without other dates, the end of the season counts only if it was recent at build time.
  const isOldNews =
    over === undefined || publishedAt === undefined || isLongOver(over, publishedAt);
  if (events.length === 0 && !isDated(tryouts) && isOldNews) return undefined;
  return {
    events: events.flatMap((event) => expectedEvents(event, record)),
    tryouts: isDated(tryouts) ? datedTryouts(tryouts, record.tournaments) : undefined,
    seasonOver: over,
  };
}

/** Data of Home that depends on the day. */
export function shapeDay(sources: DaySources) {
  const { record } = sources;
  const { labels } = record.club;
  const tryouts = record.club.tryouts && { ...record.club.tryouts, label: labels?.tryouts };
  const events = expectedTournaments(record);
  const last = lastEvent(record);
  return {
    datesToCome: shapeDates(tryouts, events, last, sources),
    events: events.map((event) => shapeEvent(event, record)),
    tryouts: isDated(tryouts) ? shapeTryouts(tryouts) : undefined,
    last: last && shapeLast(last, record),
  };
}

/** Data of Home that depends on the day. */
export type DayData = ReturnType<typeof shapeDay>;
