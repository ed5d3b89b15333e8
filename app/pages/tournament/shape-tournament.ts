import { daysBetween } from "#app/domain/dates/day.ts";
import { dateRangeInYear } from "#app/domain/dates/written-dates.ts";
import { dayInWords } from "#app/entities/game/present.ts";
import { zoneName, venueDay, venueTime } from "#app/domain/dates/venue-clock.ts";
import { clockText } from "#app/domain/dates/time-of-day.ts";
import { playedOnly } from "#app/domain/games/game.ts";
import { isTied } from "#app/domain/tournaments.ts";
import { locationText } from "#app/domain/places/place.ts";
import * as eventFacts from "#words/facts/event.ts";
import * as words from "#words/pages/tournament.ts";
import { ordinal } from "#words/grammar/ordinal.ts";
import { countRecord, recordText } from "#app/domain/records.ts";
import { neighbors } from "#app/lib/list.ts";
import { tournamentCalendar } from "#app/routes/calendar-paths.ts";
import {
  isLongOver,
  sanctionedInOrder,
  yearsOfEvent,
  datedEvents,
  datedGames,
  unfinishedEvents,
  wasBrokenOff,
} from "#app/record/events.ts";
import type { ClubRecord, Game, Tournament } from "#app/record/record.ts";
import { groupGames, groupRounds } from "#app/domain/games/playing-order.ts";
import { shapeStories } from "#app/entities/story/shape.ts";
import { shownGames } from "#app/entities/game/shown-game.ts";
import type { ScoresAsOf } from "./status-words.ts";

/**
 * Games in playing order, grouped by pool play, bracket and consolation; in a league by round or
 * week.
 */
function gameGroups({ league, games }: Tournament) {
  const groups = league === true ? groupRounds(games) : groupGames(games);
  return groups.map(({ heading, games: ofGroup }) => ({
    heading,
    record: recordOf(ofGroup) ?? "",
    keys: ofGroup.map((game) => String(games.indexOf(game))),
  }));
}

function scoresAsOf(at: number, zone: string): ScoresAsOf {
  const day = venueDay(at, zone);
  const time = clockText(venueTime(at, zone));
  return { at, words: `${dayInWords(day)}, ${time}` };
}

/** Data for live updates, while a tournament's games may still get scores. */
function liveOf(tournament: Tournament, record: ClubRecord, publishedAt: number | undefined) {
  const event = unfinishedEvents(record).find(({ id }) => id === tournament.id);
  if (event === undefined || event.games.length === 0) return undefined;
  return {
    dates: { events: datedEvents(event, record) },
    scoresAsOf:
      publishedAt === undefined ? undefined : scoresAsOf(publishedAt, tournament.timeZone),
    days:
      event.league === true
        ? new Set(datedGames(event).map(({ date }) => date)).size
        : daysBetween(event.dates.start, event.dates.end) + 1,
  };
}

function linkTo(tournament: Tournament | undefined) {
  return tournament && { id: tournament.id, label: tournament.title };
}

function whenOf({ dates }: Tournament): string {
  return dates === undefined
    ? eventFacts.datesToBeAnnounced
    : dateRangeInYear(dates.start, dates.end);
}

/** Record over the games: "2–0"; undefined before the first score. */
export function recordOf(games: readonly Game[]): string | undefined {
  const played = playedOnly(games);
  return played.length === 0 ? undefined : recordText(countRecord(played));
}

const tiedAt = (tournament: Tournament) => isTied(tournament, tournament.season?.results?.finish);

function shapeYear(tournament: Tournament) {
  const { id, year, games, location, result } = tournament;
  const where = locationText(location);
  return {
    id,
    year,
    record: recordOf(games) ?? "",
    where,
    place: result,
    isTied: tiedAt(tournament),
  };
}

function cancellationOf(tournament: Tournament): string[] {
  if (tournament.cancelled !== true) return [];
  if (!wasBrokenOff(tournament)) return [words.wasCancelled];
  const { games } = tournament;
  return [words.endedEarly(games.length - playedOnly(games).length)];
}

function noticesOf(tournament: Tournament, isUnfinished: boolean): string[] {
  const { cancelled, sanctioned, games, remark } = tournament;
  const noGames = isUnfinished ? words.noGamesYet : words.noGamesInTheRecord;
  return [
    ...cancellationOf(tournament),
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
export function shapeTournament(tournament: Tournament, record: ClubRecord, publishedAt?: number) {
  const { id, name, year, location, result, seed } = tournament;
  const { previous, next } = neighbors(sanctionedInOrder(record), tournament);
  const years = yearsOfEvent(tournament, record);
  const live = liveOf(tournament, record, publishedAt);
  const isUnfinished = live !== undefined || isToCome(tournament, record, publishedAt);
  return {
    id,
    name,
    year,
    /** State code on the poster's tab; empty if there is none. */
    state: location.label,
    /** The year of its season, if there was a team that year. */
    season: tournament.season?.year,
    previous: linkTo(previous),
    next: linkTo(next),
    when: whenOf(tournament),
    /** "Eastern time" */
    zone: zoneName(tournament.timeZone),
    where: locationText(location),
    map: location.mapsLink,
    place: result,
    isTied: tiedAt(tournament),
    seed: seed === undefined ? undefined : words.seeded(ordinal(seed)),
    /** Path of its calendar file, until it is over. */
    calendar: isUnfinished ? tournamentCalendar(id) : undefined,
    /** Notices: canceled, not sanctioned, upcoming. */
    notices: noticesOf(tournament, isUnfinished),
    games: shownGames(tournament, record),
    groups: gameGroups(tournament),
    /** Undefined once no more scores can arrive. */
    live,
    /** All years of the event, if there are several. */
    years: years.some((one) => one !== tournament) ? years.map(shapeYear) : [],
    /** Stories about it, newest first. */
    coverage: shapeStories(tournament.news),
    /** Link to the video stream, until it is over. */
    stream: isUnfinished ? tournament.stream : undefined,
  };
}

/** Data of a tournament's page. */
export interface TournamentData extends ReturnType<typeof shapeTournament> {
  /** The event's own page: "USAU page". */
  readonly link: { readonly href: string; readonly label: string } | undefined;
  /** URL of the sheet with the scene and the opponents' crests. */
  readonly art: string;
  /** Background color of the scene, "var(--g)". */
  readonly ground: string;
}
