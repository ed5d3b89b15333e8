import { daysBetween } from "#app/domain/dates/day.ts";
import { dateRangeInYear, dayInWords } from "#app/domain/dates/written-dates.ts";
import { zoneName, venueDay, venueTime } from "#app/domain/dates/venue-clock.ts";
import { linkToMap } from "#app/domain/places/place.ts";
import { clockText } from "#app/domain/dates/time-of-day.ts";
import { playedOnly } from "#app/domain/games/game.ts";
import * as eventFacts from "#words/facts/event.ts";
import * as words from "#words/pages/tournament.ts";
import { ordinal } from "#words/grammar/ordinal.ts";
import { neighbors } from "#app/lib/list.ts";
import { tournamentCalendar } from "#app/routes/calendar-paths.ts";
import {
  isLongOver,
  sanctionedInOrder,
  yearsOfEvent,
  datedEvents,
  datedGames,
  unfinishedEvents,
} from "#app/record/events.ts";
import type { ClubRecord, Tournament } from "#app/record/record.ts";
import { shapeStories } from "#app/entities/story/shape.ts";
import { shapeSchedule } from "#app/entities/game/shape.ts";
import { shapeGroups, shapeTournament } from "#app/entities/tournament/shape.ts";
import type { ScoresAsOf } from "./status-words.ts";

function shapeScoreTime(at: number, zone: string): ScoresAsOf {
  const day = venueDay(at, zone);
  const time = clockText(venueTime(at, zone));
  return { at, words: `${dayInWords(day)}, ${time}` };
}

/** Data for live updates, while a tournament's games may still get scores. */
function shapeLive(tournament: Tournament, record: ClubRecord, publishedAt: number | undefined) {
  const event = unfinishedEvents(record).find(({ id }) => id === tournament.id);
  if (event === undefined || event.games.length === 0) return undefined;
  return {
    dates: { events: datedEvents(event, record) },
    scoresAsOf:
      publishedAt === undefined ? undefined : shapeScoreTime(publishedAt, tournament.timeZone),
    days:
      event.league === true
        ? new Set(datedGames(event).map(({ date }) => date)).size
        : daysBetween(event.dates.start, event.dates.end) + 1,
  };
}

function linkTo(tournament: Tournament | undefined) {
  return tournament && { id: tournament.id, label: tournament.title };
}

function formatDates({ dates }: Tournament): string {
  return dates === undefined
    ? eventFacts.datesToBeAnnounced
    : dateRangeInYear(dates.start, dates.end);
}

function listNotices(tournament: Tournament, isUnfinished: boolean): string[] {
  const { cancelled, sanctioned, games, remark } = tournament;
  const { note } = shapeTournament(tournament);
  const noGames = isUnfinished ? words.noGamesYet : words.noGamesInTheRecord;
  return [
    ...(note === undefined ? [] : [note]),
    ...(sanctioned ? [] : [words.notSanctioned]),
    ...(games.length === 0 && cancelled !== true ? [noGames] : []),
    ...(remark === undefined ? [] : [remark]),
  ];
}

/** Whether it is upcoming: it has dates, no score yet, and was not over at publication. */
function isToCome(
  tournament: Tournament,
  record: ClubRecord,
  publishedAt: number | undefined,
): boolean {
  const { dates, games, result, cancelled, timeZone } = tournament;
  const hasEnded =
    dates !== undefined && publishedAt !== undefined && dates.end < venueDay(publishedAt, timeZone);
  const isOver = result !== undefined || playedOnly(games).length > 0 || hasEnded;
  return dates !== undefined && !isOver && cancelled !== true && !isLongOver(tournament, record);
}

/**
 * A tournament with its games, neighbors, other years and stories.
 *
 * @param publishedAt time of publication, in milliseconds since 1970
 */
export function shapePage(tournament: Tournament, record: ClubRecord, publishedAt?: number) {
  const { id, location, seed } = tournament;
  const { previous, next } = neighbors(sanctionedInOrder(record), tournament);
  const years = yearsOfEvent(tournament, record);
  const live = shapeLive(tournament, record, publishedAt);
  const isUnfinished = live !== undefined || isToCome(tournament, record, publishedAt);
  return {
    ...shapeTournament(tournament),
    /** State code on the poster's tab; empty if there is none. */
    state: location.label,
    /** The year of its season, if there was a team that year. */
    season: tournament.season?.year,
    previous: linkTo(previous),
    next: linkTo(next),
    when: formatDates(tournament),
    /** "Eastern time" */
    zone: zoneName(tournament.timeZone),
    map: linkToMap(location),
    seed: seed === undefined ? undefined : words.seeded(ordinal(seed)),
    /** Path of its calendar file, until it is over. */
    calendar: isUnfinished ? tournamentCalendar(id) : undefined,
    /** Notices: canceled, not sanctioned, upcoming. */
    notices: listNotices(tournament, isUnfinished),
    groups: shapeGroups(tournament, shapeSchedule(tournament, record)),
    /** Undefined once no more scores can arrive. */
    live,
    /** All years of the event, if there are several. */
    years: years.some((otherYear) => otherYear !== tournament) ? years.map(shapeTournament) : [],
    /** Stories about it, newest first. */
    coverage: shapeStories(tournament.news),
    /** Link to the video stream, until it is over. */
    stream: isUnfinished ? tournament.stream : undefined,
  };
}

export interface TournamentData extends ReturnType<typeof shapePage> {
  /** The event's own page: "USAU page". */
  readonly link: { readonly href: string; readonly label: string } | undefined;
  /** URL of the sheet with the scene and the opponents' crests. */
  readonly art: string;
  /** Background color of the scene, "var(--g)". */
  readonly ground: string;
}
