import ical, {
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
} from "ical-generator";
import { DateTime } from "luxon";
import { tzlib_get_ical_block } from "timezones-ical-library";
import { addDays, type Day } from "#app/domain/dates/day.ts";
import { roundText } from "#app/domain/games/game.ts";
import { describePlaceWithCountry } from "#app/domain/places/place.ts";
import { nameGame } from "#app/entities/game/shape.ts";
import { shapeTournament, titleWithResult } from "#app/entities/tournament/shape.ts";
import { groupBy } from "#app/lib/list.ts";
import { wasCanceled } from "#app/record/events.ts";
import type { ClubRecord, Tournament, Game } from "#app/record/record.ts";
import { calendarPath, tournamentCalendar, wholeCalendar } from "#app/routes/output-paths.ts";
import { paths } from "#app/routes/paths.ts";
import * as words from "#words/feeds.ts";
import * as language from "#words/language.ts";

/** Minutes that a calendar reserves for a game. */
const GAME_MINUTES = 100;

/** Name of a game within its tournament: its opponent, or its day, time and round if the opponent is still unknown. */
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
  const namesakes = games.filter((candidate) => nameOf(candidate) === name);
  return `${id}-${name}-${namesakes.indexOf(game) + 1}`;
}

/** Fields of an event that follow from its calendar. */
interface Publishing {
  readonly team: string;
  /** Host that makes the UIDs unique: `gale.example`. */
  readonly domain: string;
  /** Address of the published site, without a slash at the end. */
  readonly address: string;
  /** Time of publishing, in milliseconds since 1970. */
  readonly publishedAt: number;
}

/** An all-day event has only a date; noon keeps it on its day. */
const getNoon = (day: Day) => DateTime.fromISO(`${day}T12:00`, { zone: "utc" });

/** Times of an event on whole days, which block no time in calendars. */
function wholeDays(first: Day, last: Day) {
  return {
    start: getNoon(first),
    // The day after the last one, as in iCalendar.
    end: getNoon(addDays(last, 1)),
    allDay: true,
    transparency: ICalEventTransparency.TRANSPARENT,
  };
}

/** Times of one or several consecutive games, from the start of the first to the end of the last, which start at "HH:MM". */
function hours(day: Day, first: string, last: string, zone: string) {
  const at = (time: string) => DateTime.fromISO(`${day}T${time}`, { zone });
  return {
    start: at(first),
    end: at(last).plus({ minutes: GAME_MINUTES }),
    timezone: zone,
    transparency: ICalEventTransparency.OPAQUE,
  };
}

const getStatus = (isCanceled: boolean) =>
  isCanceled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED;

/** Place and page of a tournament's events. */
function placeOf({ id, location }: Tournament, { address }: Publishing) {
  return {
    location: describePlaceWithCountry(location),
    url: address + paths.tournament({ id }),
  };
}

/** Events of a tournament: one over its days, and one for each game with a known time. None while it has no dates. */
function listEvents(tournament: Tournament, publishing: Publishing): ICalEventData[] {
  const { id, dates, games, timeZone, title, sanctioned } = tournament;
  if (dates === undefined) return [];
  const isCanceled = wasCanceled(tournament);
  const { note } = shapeTournament(tournament);
  const details = [
    note === undefined || isCanceled ? "" : `${note}.`,
    sanctioned ? "" : words.notSanctioned,
  ];
  const whole: ICalEventData = {
    ...placeOf(tournament, publishing),
    ...wholeDays(dates.start, dates.end),
    id,
    summary: isCanceled ? words.canceled(title) : titleWithResult(tournament),
    description: details.filter(Boolean).join(" "),
    status: getStatus(isCanceled),
  };
  if (tournament.league === true) return leagueDays(tournament, publishing) ?? [whole];
  const timed = games.flatMap((game): ICalEventData[] => {
    if (game.date === undefined || game.time === undefined) return [];
    return [
      {
        ...placeOf(tournament, publishing),
        ...hours(game.date, game.time, game.time, timeZone),
        id: gameUid(game, tournament),
        summary: nameGame(game, publishing.team),
        description: title,
        status: getStatus(isCanceled || game.cancelled === true),
      },
    ];
  });
  return [whole, ...timed];
}

/** One event per day of a league, from its first game to its last; undefined while no day is known. */
function leagueDays(tournament: Tournament, publishing: Publishing): ICalEventData[] | undefined {
  const byDay = groupBy(tournament.games, ({ date }) => date ?? "");
  byDay.delete("");
  if (byDay.size === 0) return undefined;
  return Array.from(byDay, ([day, games]): ICalEventData => {
    const [first, last] = [games[0]?.time, games.at(-1)?.time];
    const titles = games.map((game) => nameGame(game, publishing.team));
    const rounds = [...new Set(games.map((game) => roundText(game)))].join(", ");
    const isSingle = games.length === 1;
    const isAway = games.every(({ at }) => at === "away");
    return {
      ...placeOf(tournament, publishing),
      ...(isAway ? { location: null } : {}),
      ...(first === undefined || last === undefined
        ? wholeDays(day, day)
        : hours(day, first, last, tournament.timeZone)),
      id: `${tournament.id}-${day}`,
      summary: isSingle ? titles.join("") : words.gameDay(tournament.title, games.length),
      description: [...(isSingle ? [tournament.title] : titles), rounds].filter(Boolean).join("\n"),
      status: getStatus(games.every((game) => game.cancelled === true)),
    };
  });
}

/**
 * The VTIMEZONE block of a zone. For an alias (Europe/Stockholm for Europe/Berlin) the library returns the
 * other zone's block, which is renamed here.
 */
function zoneBlock(zone: string): string {
  const [block = ""] = tzlib_get_ical_block(zone);
  return block.replaceAll(/^(TZID|X-LIC-LOCATION):.*$/gm, `$1:${zone}`);
}

/**
 * Serializes a calendar (RFC 5545). Its only timestamp is the time of publishing, which DTSTAMP means in a
 * published calendar.
 */
function writeCalendar(
  name: string,
  events: readonly ICalEventData[],
  { domain, publishedAt }: Publishing,
): string {
  const stamp = DateTime.fromMillis(publishedAt, { zone: "utc" });
  // Seconds since 2020. A build does not know the previous number, so it grows with every publishing and therefore with every
  // change. It fits the 31 bits of RFC 5545 until 2088.
  const sequence = Math.max(0, Math.floor((publishedAt - Date.UTC(2020, 0)) / 1000));
  const calendar = ical({
    name,
    prodId: { company: domain, product: "calendar", language: language.tag.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 6 * 60 * 60,
    timezone: { name: null, generator: zoneBlock },
  });
  for (const event of events) {
    calendar.createEvent({
      ...event,
      id: `${event.id}@${domain}`,
      description: event.description || null,
      sequence,
      stamp,
      lastModified: stamp,
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
  const publishing = { team: teamName, domain, address, publishedAt };
  const write = (path: string, name: string, tournaments: readonly Tournament[]) => {
    const events = tournaments.flatMap((tournament) => listEvents(tournament, publishing));
    return [path, writeCalendar(name, events, publishing)] as const;
  };
  const dated = record.tournaments.filter(({ dates }) => dates !== undefined);
  return new Map([
    write(wholeCalendar, teamName, dated),
    ...record.seasons.map(({ year, tournaments }) =>
      write(calendarPath(year), `${teamName} ${year}`, tournaments),
    ),
    ...dated.map((tournament) =>
      write(tournamentCalendar(tournament.id), tournament.title, [tournament]),
    ),
  ]);
}
