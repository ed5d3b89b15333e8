import type { ClubRecord, Tournament, Game } from "#app/record/record.ts";
import { calendarPath, tournamentCalendar, wholeCalendar } from "#app/routes/calendar-paths.ts";
import { addDays, type Day } from "#app/domain/dates/day.ts";
import type { TimeOfDay } from "#app/domain/dates/time-of-day.ts";
import { groupBy } from "#app/lib/list.ts";
import { roundText } from "#app/domain/games/game.ts";
import { describePlaceWithCountry } from "#app/domain/places/place.ts";
import { nameGame } from "#app/entities/game/shape.ts";
import { shapeTournament, titleWithResult } from "#app/entities/tournament/shape.ts";
import { wasCanceled } from "#app/record/events.ts";
import * as words from "#words/feeds.ts";
import { paths } from "#app/routes/paths.ts";
import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from "ical-generator";
import { DateTime } from "luxon";
import { tzlib_get_ical_block } from "timezones-ical-library";
import * as language from "#words/language.ts";

/** An all-day range; `end` is the day after the last one, as in iCalendar. */
interface AllDay {
  readonly start: Day;
  readonly end: Day;
}

/** Hours of one or several consecutive games, in the venue's local time. */
interface Slot {
  readonly day: Day;
  /** Start of the first game, and of the last one. */
  readonly time: TimeOfDay;
  readonly until: TimeOfDay;
  readonly zone: string;
}

/** A calendar event: a tournament on its days, or a game at its time. */
interface CalendarEvent {
  /**
   * Stable as long as the tournament and the game are in the content. For a game without an opponent it
   * changes with its time, and once more when the opponent is known.
   */
  readonly uid: string;
  readonly title: string;
  readonly details: string;
  readonly place: string;
  /** Path of the tournament's page. */
  readonly page: string;
  readonly isCancelled: boolean;
  readonly when: AllDay | Slot;
}

/** Minutes that a calendar reserves for a game. */
const GAME_MINUTES = 100;

/**
 * Name of a game within its tournament: its opponent, or its day, time and round if the opponent is still
 * unknown.
 */
function nameOf({ opponent, date = "", time = "", type }: Game): string {
  return opponent?.id ?? `to-come-${date}-${time.replace(":", "")}-${type.toLowerCase()}`;
}

/**
 * UID of a game in calendars. A number distinguishes two games with the same opponent, or two at the same
 * time. Only games without an opponent have their time in it, so the UID of a decided game stays the same if
 * the game moves.
 */
function gameUid(game: Game, { id, games }: Tournament): string {
  const name = nameOf(game);
  const number = games.filter((game) => nameOf(game) === name).indexOf(game) + 1;
  return `${id}-${name}-${number}`;
}

/**
 * Events of a tournament: one over its days, and one for each game with a known time. None while it has no
 * dates.
 */
function listEvents(tournament: Tournament, team: string): CalendarEvent[] {
  const { id, dates, games, location, timeZone, title, sanctioned } = tournament;
  if (dates === undefined) return [];
  const isCancelled = wasCanceled(tournament);
  const { note } = shapeTournament(tournament);
  const details = [
    note === undefined || isCancelled ? "" : `${note}.`,
    sanctioned ? "" : words.notSanctioned,
  ];
  const shared = {
    place: describePlaceWithCountry(location),
    page: paths.tournament({ id }),
    isCancelled,
  };
  const whole: CalendarEvent = {
    ...shared,
    uid: id,
    title: isCancelled ? words.canceled(title) : titleWithResult(tournament),
    details: details.filter(Boolean).join(" "),
    when: { start: dates.start, end: addDays(dates.end, 1) },
  };
  const timed = games.flatMap((game): CalendarEvent[] => {
    if (game.date === undefined || game.time === undefined) return [];
    return [
      {
        ...shared,
        uid: gameUid(game, tournament),
        title: nameGame(game, team),
        details: title,
        isCancelled: game.cancelled === true,
        when: { day: game.date, time: game.time, until: game.time, zone: timeZone },
      },
    ];
  });
  if (tournament.league === true) return leagueDays(tournament, team, shared) ?? [whole];
  return [whole, ...timed];
}

/** One event per day of a league, from its first game to its last; none while no day is known. */
function leagueDays(
  tournament: Tournament,
  team: string,
  shared: Pick<CalendarEvent, "place" | "page" | "isCancelled">,
): CalendarEvent[] | undefined {
  const byDay = groupBy(tournament.games, ({ date }) => date ?? "");
  byDay.delete("");
  if (byDay.size === 0) return undefined;
  return Array.from(byDay, ([day, games]): CalendarEvent => {
    const [first, last] = [games[0]?.time, games.at(-1)?.time];
    const isCancelled = games.every((game) => game.cancelled === true);
    const titles = games.map((game) => nameGame(game, team));
    return {
      ...shared,
      ...(games.every(({ at }) => at === "away") ? { place: "" } : {}),
      uid: `${tournament.id}-${day}`,
      title: games.length === 1 ? titles.join("") : words.gameDay(tournament.title, games.length),
      details: [...(games.length === 1 ? [tournament.title] : titles), roundsText(games)]
        .filter(Boolean)
        .join("\n"),
      isCancelled,
      when:
        first === undefined || last === undefined
          ? { start: day, end: addDays(day, 1) }
          : { day, time: first, until: last, zone: tournament.timeZone },
    };
  });
}

/** The distinct rounds of games: "Week 3, home". */
function roundsText(games: readonly Game[]): string {
  return [...new Set(games.map((game) => roundText(game)))].join(", ");
}

interface Calendar {
  readonly name: string;
  readonly events: readonly CalendarEvent[];
  /** Host that makes the UIDs unique: `gale.example`. */
  readonly domain: string;
  /** Address of the published site, without a slash at the end. */
  readonly address: string;
  /** Time of publishing, in milliseconds since 1970. */
  readonly publishedAt: number;
}

/**
 * The VTIMEZONE block of a zone. For an alias (Europe/Stockholm for Europe/Berlin) the library returns the
 * other zone's block, which is renamed here.
 */
function zoneBlock(zone: string): string {
  const [block = ""] = tzlib_get_ical_block(zone);
  return block.replaceAll(/^(TZID|X-LIC-LOCATION):.*$/gm, `$1:${zone}`);
}

/** An all-day event has only a date; noon keeps it on its day. */
const getNoon = (day: Day) => DateTime.fromISO(`${day}T12:00`, { zone: "utc" });

/** Start, end and transparency of an event: only the hours of games block time in calendars. */
function formatTimes(when: AllDay | Slot) {
  if ("start" in when) {
    return {
      start: getNoon(when.start),
      end: getNoon(when.end),
      allDay: true,
      transparency: ICalEventTransparency.TRANSPARENT,
    };
  }
  const { day, zone } = when;
  const at = (time: TimeOfDay) => DateTime.fromISO(`${day}T${time}`, { zone });
  return {
    start: at(when.time),
    end: at(when.until).plus({ minutes: GAME_MINUTES }),
    timezone: zone,
    transparency: ICalEventTransparency.OPAQUE,
  };
}

/**
 * SEQUENCE of a calendar's events: seconds from 2020 to publishing. A build does not know the previous number, so
 * it grows with every publishing and therefore with every change. It fits the 31 bits of RFC 5545 until 2088.
 */
function sequenceAt(publishedAt: number): number {
  return Math.max(0, Math.floor((publishedAt - Date.UTC(2020, 0)) / 1000));
}

/**
 * Serializes a calendar (RFC 5545). Its only timestamp is the time of publishing, which DTSTAMP means in a
 * published calendar.
 */
function writeCalendar({ name, events, domain, address, publishedAt }: Calendar): string {
  const stamp = DateTime.fromMillis(publishedAt, { zone: "utc" });
  const sequence = sequenceAt(publishedAt);
  const calendar = ical({
    name,
    prodId: { company: domain, product: "calendar", language: language.tag.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 6 * 60 * 60,
    timezone: { name: null, generator: zoneBlock },
  });
  for (const event of events) {
    calendar.createEvent({
      id: `${event.uid}@${domain}`,
      sequence,
      stamp,
      lastModified: stamp,
      summary: event.title,
      ...(event.details === "" ? {} : { description: event.details }),
      ...(event.place === "" ? {} : { location: event.place }),
      url: address + event.page,
      status: event.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      ...formatTimes(event.when),
    });
  }
  return calendar.toString();
}

/**
 * Calendar files by path: all tournaments, each season, and each tournament with dates.
 *
 * @param address address of the published site, without a trailing slash
 * @param publishedAt time of publishing, in milliseconds since 1970; grows from build to build
 */
export function calendars(
  record: ClubRecord,
  address: string,
  publishedAt: number,
): ReadonlyMap<string, string> {
  const { teamName, domain } = record.club;
  const write = (name: string, tournaments: readonly Tournament[]) => {
    const events = tournaments.flatMap((tournament) => listEvents(tournament, teamName));
    return writeCalendar({ name, events, domain, address, publishedAt });
  };
  const dated = record.tournaments.filter(({ dates }) => dates !== undefined);
  return new Map([
    [wholeCalendar, write(teamName, dated)],
    ...record.seasons.map(({ year, tournaments }): [string, string] => [
      calendarPath(year),
      write(`${teamName} ${year}`, tournaments),
    ]),
    ...dated.map((tournament): [string, string] => [
      tournamentCalendar(tournament.id),
      write(tournament.title, [tournament]),
    ]),
  ]);
}
