import { daysBetween } from "#app/domain/dates/day.ts";
import { newestFirst } from "#app/domain/dates/newest-first.ts";
import {
  dateRangeInYear,
  longDate,
  weekday,
  monthAndDay,
} from "#app/domain/dates/written-dates.ts";
import { zoneName, venueDay, venueTime } from "#app/domain/dates/venue-clock.ts";
import { clockText } from "#app/domain/dates/time-of-day.ts";
import { playedOnly } from "#app/domain/games/game.ts";
import { locationText } from "#app/domain/places/place.ts";
import * as eventFacts from "#words/facts/event.ts";
import * as words from "#words/pages/tournament.ts";
import { ordinal } from "#words/grammar/ordinal.ts";
import { pointsOf, pointsText, countRecord, recordText } from "#app/domain/records.ts";
import { neighbors } from "#app/lib/list.ts";
import { tournamentCalendar } from "#app/pages/shared/calendar-paths.ts";
import {
  isLongOver,
  sanctionedInOrder,
  yearsOfEvent,
  datedEvents,
  datedGames,
  startOf,
  unfinishedEvents,
  wasBrokenOff,
} from "#app/content/record/events.ts";
import type { NewsItem } from "#app/content/content.ts";
import type { ClubRecord, Game, Tournament } from "#app/content/record/record.ts";
import { gameGroups, shownGame } from "./shape-games.ts";
import type {
  Coverage,
  EventYear,
  TournamentData,
  TournamentLink,
  GameMoment,
  LiveData,
  ScoresAsOf,
} from "./tournament-data.ts";

function momentOf(game: Game, dated: readonly Game[]): GameMoment {
  const { date, time } = game;
  return {
    day: date,
    start: startOf(game),
    time: time === undefined ? "" : clockText(time),
    dated: dated.indexOf(game),
  };
}

function scoresAsOf(at: number, zone: string): ScoresAsOf {
  const day = venueDay(at, zone);
  const time = clockText(venueTime(at, zone));
  return { at, words: `${weekday(day)}, ${monthAndDay(day)}, ${time}` };
}

/** Live data of a tournament with games, while some of them may still be to come. */
function liveOf(
  tournament: Tournament,
  record: ClubRecord,
  publishedAt: number | undefined,
): LiveData | undefined {
  const event = unfinishedEvents(record).find(({ id }) => id === tournament.id);
  if (event === undefined || event.games.length === 0) return undefined;
  const dated: readonly Game[] = datedGames(event);
  return {
    dates: { events: datedEvents(event, record) },
    moments: event.games.map((game) => momentOf(game, dated)),
    scoresAsOf:
      publishedAt === undefined ? undefined : scoresAsOf(publishedAt, tournament.timeZone),
    days:
      event.league === true
        ? new Set(dated.map(({ date }) => date)).size
        : daysBetween(event.dates.start, event.dates.end) + 1,
  };
}

function linkTo(tournament: Tournament | undefined): TournamentLink | undefined {
  return tournament && { id: tournament.id, label: tournament.title };
}

function whenOf({ dates }: Tournament): string {
  return dates === undefined
    ? eventFacts.datesToBeAnnounced
    : dateRangeInYear(dates.start, dates.end);
}

function recordOf(games: readonly Game[]): string | undefined {
  const played = playedOnly(games);
  return played.length === 0 ? undefined : recordText(countRecord(played));
}

function shapeYear(tournament: Tournament): EventYear {
  const { id, year, games, location, result } = tournament;
  const where = locationText(location);
  return { id, year, record: recordOf(games) ?? "", where, place: result };
}

function shapeCoverage({ title, language, link, author, date, type }: NewsItem): Coverage {
  const note = `${author}, ${longDate(date)}`;
  return { title, language, link, note, isVideo: type === "VIDEO" };
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
export function shapeTournament(
  tournament: Tournament,
  record: ClubRecord,
  publishedAt?: number,
): Omit<TournamentData, "art" | "ground" | "link"> {
  const { id, name, year, games, location, result, seed } = tournament;
  const played = playedOnly(games);
  const { previous, next } = neighbors(sanctionedInOrder(record), tournament);
  const years = yearsOfEvent(tournament, record);
  const live = liveOf(tournament, record, publishedAt);
  const isUnfinished = live !== undefined || isToCome(tournament, record, publishedAt);
  return {
    id,
    name,
    year,
    state: location.label,
    season: tournament.season?.year,
    previous: linkTo(previous),
    next: linkTo(next),
    when: whenOf(tournament),
    zone: zoneName(tournament.timeZone),
    where: locationText(location),
    map: location.mapsLink,
    place: result,
    seed: seed === undefined ? undefined : words.seeded(ordinal(seed)),
    record: recordOf(games),
    points: played.length === 0 ? undefined : pointsText(pointsOf(played)),
    calendar: isUnfinished ? tournamentCalendar(id) : undefined,
    notices: noticesOf(tournament, isUnfinished),
    games: games.map((game, index) => shownGame(game, index, record)),
    groups: gameGroups(tournament),
    live,
    years: years.some((one) => one !== tournament) ? years.map(shapeYear) : [],
    coverage: newestFirst(tournament.news, ({ date }) => date).map(shapeCoverage),
    stream: isUnfinished ? tournament.stream : undefined,
  };
}
