import { daysBetween } from "#app/domain/dates/day.ts";
import { clockText } from "#app/domain/dates/time-of-day.ts";
import { venueDay, venueTime, zoneName } from "#app/domain/dates/venue-clock.ts";
import { dateRangeInYear, dayInWords } from "#app/domain/dates/written-dates.ts";
import { playedOnly } from "#app/domain/games/game.ts";
import { linkToMap } from "#app/domain/places/place.ts";
import { shapeSchedule } from "#app/entities/game/shape.ts";
import { shapeGroups, shapeTournament } from "#app/entities/tournament/shape.ts";
import { datedGames, yearsOfEvent } from "#app/record/events.ts";
import * as expected from "#app/record/expected.ts";
import type { ClubRecord, Tournament } from "#app/record/record.ts";
import { tournamentCalendar } from "#app/routes/output-paths.ts";
import { eventLinkLabel } from "#app/routes/titles.ts";
import * as words from "#words/facts.ts";
import { ordinal } from "#words/grammar.ts";

/** Time of the last publication, if the build knows it. */
export interface ScoresAsOf {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** "Saturday, June 12, 3:42 PM Eastern time" */
  readonly words: string;
}

function shapeScoreTime(at: number, zone: string): ScoresAsOf {
  const time = clockText(venueTime(at, zone));
  return { at, words: `${dayInWords(venueDay(at, zone))}, ${time} ${zoneName(zone)}` };
}

/** Data for live updates, while a tournament's games may still get scores. */
function shapeLive(tournament: Tournament, record: ClubRecord, publishedAt: number | undefined) {
  const event = expected.unfinishedTournaments(record).find(({ id }) => id === tournament.id);
  if (event === undefined || event.games.length === 0) return undefined;
  return {
    dates: { events: expected.expectedEvents(event, record) },
    scoresAsOf:
      publishedAt === undefined ? undefined : shapeScoreTime(publishedAt, tournament.timeZone),
    days:
      event.league === true
        ? new Set(datedGames(event).map(({ date }) => date)).size
        : daysBetween(event.dates.start, event.dates.end) + 1,
  };
}

/** Whether its last day is over, at the time of publication. */
function hasEnded({ dates, timeZone }: Tournament, publishedAt: number | undefined): boolean {
  return (
    dates === undefined ||
    (publishedAt !== undefined && dates.end < venueDay(publishedAt, timeZone))
  );
}

/** Whether it is upcoming: it has dates, no score yet, and was not over at publication. */
function isToCome(tournament: Tournament, record: ClubRecord, publishedAt?: number): boolean {
  const { dates, games, result, cancelled } = tournament;
  const isOver = result !== undefined || playedOnly(games).length > 0;
  if (dates === undefined || isOver || cancelled === true) return false;
  return !hasEnded(tournament, publishedAt) && !expected.isSettled(tournament, record);
}

/** Notices: canceled or cut short, not sanctioned, without games; and the remark. */
function listNotices(tournament: Tournament, isUnfinished: boolean): string[] {
  const { cancelled, sanctioned, games, remark } = tournament;
  const { note } = shapeTournament(tournament);
  const noGames = isUnfinished ? "No games announced yet." : "No games in the record.";
  return [
    ...(note === undefined || note === remark ? [] : [note]),
    ...(sanctioned ? [] : ["Not sanctioned, so it doesn’t count in any record."]),
    ...(games.length === 0 && cancelled !== true ? [noGames] : []),
    ...(remark === undefined ? [] : [remark]),
  ];
}

/**
 * The facts of a tournament below the poster of its page.
 *
 * @param publishedAt time of publication, in milliseconds since 1970
 */
export function shapeBody(tournament: Tournament, record: ClubRecord, publishedAt?: number) {
  const { id, dates, location, seed, stream, link, timeZone } = tournament;
  const years = yearsOfEvent(tournament, record);
  const live = shapeLive(tournament, record, publishedAt);
  const isUnfinished = live !== undefined || isToCome(tournament, record, publishedAt);
  return {
    ...shapeTournament(tournament),
    when: dates ? dateRangeInYear(dates.start, dates.end) : words.datesToBeAnnounced,
    /** "Eastern time" */
    zone: zoneName(timeZone),
    map: linkToMap(location),
    seed: seed === undefined ? undefined : `Seeded ${ordinal(seed)}`,
    /** Path of its calendar file, until it is over. */
    calendar: isUnfinished ? tournamentCalendar(id) : undefined,
    notices: listNotices(tournament, isUnfinished),
    groups: shapeGroups(tournament, shapeSchedule(tournament, record)),
    /** Undefined once no more scores can arrive. */
    live,
    /** Whether its document is an island: until its last day is over, so that the last score is announced. */
    isOn: live !== undefined || !(publishedAt === undefined || hasEnded(tournament, publishedAt)),
    /** All years of the event, if there are several. */
    years: years.some((listed) => listed !== tournament) ? years.map(shapeTournament) : [],
    /** Link to the video stream, until it is over. */
    stream: isUnfinished ? stream : undefined,
    /** The event's own page: "USAU page". */
    link: link === undefined ? undefined : { href: link, label: eventLinkLabel(record.club, link) },
  };
}

export interface BodyData extends ReturnType<typeof shapeBody> {
  /** URL of the sheet with the opponents' crests. */
  readonly crests: string;
}
