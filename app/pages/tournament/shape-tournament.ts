import { daysBetween } from "#app/domain/dates/day.ts";
import { newestFirst } from "#app/domain/dates/newest-first.ts";
import { dateRangeInYear } from "#app/domain/dates/written-dates.ts";
import { dayInWords } from "#app/pages/shared/games/present.ts";
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
import { tournamentCalendar } from "#app/pages/shared/calendar-paths.ts";
import {
  isLongOver,
  sanctionedInOrder,
  yearsOfEvent,
  datedEvents,
  datedGames,
  unfinishedEvents,
  wasBrokenOff,
} from "#app/content/record/events.ts";
import type { Ink } from "#app/art/print/ink.ts";
import type { ClubRecord, Game, Tournament } from "#app/content/record/record.ts";
import { groupGames, groupRounds } from "#app/domain/games/playing-order.ts";
import { shapeStory } from "#app/pages/shared/story/story.ts";
import { shownGames } from "#app/pages/shared/games/shown-game.ts";
import type { ScoresAsOf } from "./status-words.ts";

/** The games in playing order: pool play, bracket and consolation; of a league its rounds or weeks. */
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

/** Live data of a tournament with games, while some of them may still be to come. */
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

/** "2–0"; undefined while none of the games is played. */
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

/** It has dates, no score yet, and was not over when the content was published. */
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
 * A tournament with its games, its neighbors, the years of its event, and the stories about it.
 *
 * @param publishedAt when the content was published, in milliseconds since 1970
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
    /** The state's letters on the poster's tab; empty where there is none. */
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
    /** The path of its calendar, as long as it is to come. */
    calendar: isUnfinished ? tournamentCalendar(id) : undefined,
    /** Notices about it: canceled, not sanctioned, still to come. */
    notices: noticesOf(tournament, isUnfinished),
    games: shownGames(tournament, record),
    groups: gameGroups(tournament),
    /** Missing once all scores are there, or where none comes any more. */
    live,
    /** All years of the event, if there are others. */
    years: years.some((one) => one !== tournament) ? years.map(shapeYear) : [],
    /** The stories about it, newest first. */
    coverage: newestFirst(tournament.news, ({ date }) => date).map(shapeStory),
    /** Where it can be watched, as long as it is to come. */
    stream: isUnfinished ? tournament.stream : undefined,
  };
}

/** Data of a tournament's page. */
export interface TournamentData extends ReturnType<typeof shapeTournament> {
  /** The event's own page: "USAU page". */
  readonly link: { readonly href: string; readonly label: string } | undefined;
  /** Address of the sheet with the scene and the opponents' crests. */
  readonly art: string;
  /** Color of the scene's ground. */
  readonly ground: Ink;
}
