import type { Content } from "#app/content/content.ts";
import type { ClubRecord, Tournament, Game } from "#app/content/record/record.ts";
import {
  seasonCalendar,
  tournamentCalendar,
  wholeCalendar,
} from "#app/pages/shared/calendar-paths.ts";
import { addDays, type Day } from "#app/domain/dates/day.ts";
import type { TimeOfDay } from "#app/domain/dates/time-of-day.ts";
import { groupBy } from "#app/lib/list.ts";
import { withForfeit, playedOnly, roundText } from "#app/domain/games/game.ts";
import { displayName, OPPONENT_TO_COME } from "#app/domain/opponents.ts";
import { placeInFull } from "#app/domain/places/place.ts";
import * as words from "#words/feeds.ts";
import { ordinal } from "#words/grammar/ordinal.ts";
import { pointsText, countRecord, recordText } from "#app/domain/records.ts";
import { paths } from "#app/pages/shared/paths.ts";
import { lastPlayed } from "#app/content/record/events.ts";
import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from "ical-generator";
import { DateTime } from "luxon";
import { tzlib_get_ical_block } from "timezones-ical-library";
import * as language from "#words/language.ts";

/** An entry of a calendar: a tournament over its days, or a game at its time. */
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
  /** Increases as more becomes known: from planned to played, or to canceled. */
  readonly sequence: number;
  /** Day of the last change known from the content: of the last game, else of the first day. */
  readonly changed: Day;
  /** All days of a tournament; the end is the day after the last one. */
  readonly days?: { readonly start: Day; readonly end: Day };
  /** Start of a game, in the venue's local time. */
  readonly at?: {
    readonly day: Day;
    readonly time: TimeOfDay;
    /** Start of the last game, if the entry is for several. */
    readonly until?: TimeOfDay;
    readonly zone: string;
  };
}

/** Minutes that a calendar reserves for a game. */
const GAME_MINUTES = 100;

function titleOf({ title, result, games, cancelled }: Tournament): string {
  const played = playedOnly(games);
  if (cancelled === true && played.length === 0) return words.cancelled(title);
  if (played.length === 0) return title;
  const record = recordText(countRecord(played));
  return result === undefined ? `${title}: ${record}` : `${title}: ${ordinal(result)}, ${record}`;
}

function gameTitle(game: Game, team: string): string {
  if (game.kind === "undecided") return `${team}: ${OPPONENT_TO_COME}`;
  const against = displayName(game.opponent);
  return game.kind === "played"
    ? withForfeit(`${team} ${pointsText(game.score)} ${against}`, game)
    : words.teamAgainst(team, against);
}

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
  const number = games.filter((one) => nameOf(one) === name).indexOf(game) + 1;
  return `${id}-${name}-${number}`;
}

/**
 * Events of a tournament: one over its days, and one for each game with a known time. None while it has no
 * dates.
 */
function eventsOf(tournament: Tournament, team: string): CalendarEvent[] {
  const { id, dates, games, location, timeZone, cancelled, sanctioned } = tournament;
  if (dates === undefined) return [];
  const played = playedOnly(games).length;
  const isBrokenOff = cancelled === true && played > 0;
  const isCancelled = cancelled === true && !isBrokenOff;
  const details = [
    isBrokenOff ? words.endedEarly(games.length - played) : "",
    sanctioned ? "" : words.notSanctioned,
  ];
  const shared = {
    place: placeInFull(location),
    page: paths.tournament({ id }),
    isCancelled,
    changed: lastPlayed(games) ?? dates.start,
  };
  const whole: CalendarEvent = {
    ...shared,
    uid: id,
    title: titleOf(tournament),
    details: details.filter(Boolean).join(" "),
    sequence: cancelled === true ? 1000 : played,
    days: { start: dates.start, end: addDays(dates.end, 1) },
  };
  const timed = games.flatMap((game): CalendarEvent[] => {
    if (game.date === undefined || game.time === undefined) return [];
    return [
      {
        ...shared,
        uid: gameUid(game, tournament),
        title: gameTitle(game, team),
        details: tournament.title,
        isCancelled: game.cancelled === true,
        sequence: game.cancelled === true ? 1000 : game.kind === "played" ? 1 : 0,
        at: { day: game.date, time: game.time, zone: timeZone },
      },
    ];
  });
  if (tournament.league === true) return leagueDays(tournament, team, shared) ?? [whole];
  return [whole, ...timed];
}

/** The days of a league as events: each from its first game to its last; nothing while no day is known. */
function leagueDays(
  tournament: Tournament,
  team: string,
  shared: Pick<CalendarEvent, "place" | "page" | "isCancelled" | "changed">,
): CalendarEvent[] | undefined {
  const byDay = groupBy(tournament.games, ({ date }) => date ?? "");
  byDay.delete("");
  if (byDay.size === 0) return undefined;
  return Array.from(byDay, ([day, games]): CalendarEvent => {
    const [first, last] = [games[0]?.time, games.at(-1)?.time];
    const isCancelled = games.every((game) => game.cancelled === true);
    const titles = games.map((game) => gameTitle(game, team));
    return {
      ...shared,
      ...(games.every(({ at }) => at === "away") ? { place: "" } : {}),
      uid: `${tournament.id}-${day}`,
      title: games.length === 1 ? titles.join("") : words.gameDay(tournament.title, games.length),
      details: [...(games.length === 1 ? [tournament.title] : titles), roundsText(games)]
        .filter(Boolean)
        .join("\n"),
      isCancelled,
      sequence: isCancelled ? 1000 : playedOnly(games).length,
      ...(first === undefined || last === undefined
        ? { days: { start: day, end: addDays(day, 1) } }
        : { at: { day, time: first, until: last, zone: tournament.timeZone } }),
    };
  });
}

/** The rounds of games, each once: "Week 3, home". */
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
}

/**
 * The VTIMEZONE block of a zone. For an alias (Europe/Stockholm for Europe/Berlin) the library returns the
 * other zone's block, which is renamed here.
 */
function zoneBlock(zone: string): string {
  const [block = ""] = tzlib_get_ical_block(zone);
  return block.replaceAll(/^(TZID|X-LIC-LOCATION):.*$/gm, `$1:${zone}`);
}

/** An all-day event has a date and no zone; noon keeps it on its day wherever it is written. */
const dayAt = (day: string) => DateTime.fromISO(`${day}T12:00`, { zone: "utc" });

/**
 * A calendar as text (RFC 5545). Every timestamp is a day of the record, so two builds of the same content
 * are equal.
 */
function writeCalendar({ name, events, domain, address }: Calendar): string {
  const calendar = ical({
    name,
    prodId: { company: domain, product: "calendar", language: language.tag.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 6 * 60 * 60,
    timezone: { name: null, generator: zoneBlock },
  });
  for (const event of events) {
    const { at, days } = event;
    const changed = DateTime.fromISO(`${event.changed}T00:00`, { zone: "utc" });
    const start = at && DateTime.fromISO(`${at.day}T${at.time}`, { zone: at.zone });
    const last = at?.until && DateTime.fromISO(`${at.day}T${at.until}`, { zone: start?.zone });
    calendar.createEvent({
      id: `${event.uid}@${domain}`,
      sequence: event.sequence,
      stamp: changed,
      lastModified: changed,
      summary: event.title,
      ...(event.details === "" ? {} : { description: event.details }),
      ...(event.place === "" ? {} : { location: event.place }),
      url: address + event.page,
      status: event.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      transparency:
        at === undefined ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
      ...(start === undefined || at === undefined
        ? {
            start: dayAt(days?.start ?? event.changed),
            end: dayAt(days?.end ?? event.changed),
            allDay: true,
          }
        : { start, end: (last || start).plus({ minutes: GAME_MINUTES }), timezone: at.zone }),
    });
  }
  return calendar.toString();
}

/**
 * Calendar files by path: all tournaments, each season, and each tournament with dates.
 *
 * @param address where the site is published, without a slash at the end
 */
export function calendars(
  { site }: Pick<Content, "site">,
  record: ClubRecord,
  address: string,
): ReadonlyMap<string, string> {
  const { teamName, domain } = site;
  const write = (name: string, tournaments: readonly Tournament[]) => {
    const events = tournaments.flatMap((tournament) => eventsOf(tournament, teamName));
    return writeCalendar({ name, events, domain, address });
  };
  const dated = record.tournaments.filter(({ dates }) => dates !== undefined);
  return new Map([
    [wholeCalendar, write(teamName, dated)],
    ...record.seasons.map(({ year, tournaments }): [string, string] => [
      seasonCalendar(year),
      write(`${teamName} ${year}`, tournaments),
    ]),
    ...dated.map((tournament): [string, string] => [
      tournamentCalendar(tournament.id),
      write(tournament.title, [tournament]),
    ]),
  ]);
}
