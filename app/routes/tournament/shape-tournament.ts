import { dateRangeInYear } from "#app/domain/dates/date-range.ts";
import { longDate } from "#app/domain/dates/long-date.ts";
import { zoneName } from "#app/domain/dates/venue-clock.ts";
import { playedOnly } from "#app/domain/games/game.ts";
import { locationText } from "#app/domain/places/location.ts";
import * as eventFacts from "#words/facts/event.ts";
import * as words from "#words/pages/tournament.ts";
import { ordinal } from "#words/grammar/ordinal.ts";
import { pointsOf, pointsText } from "#app/domain/records/points.ts";
import { countRecord, recordText } from "#app/domain/records/record.ts";
import { neighbours } from "#app/lib/list/neighbours.ts";
import { tournamentCalendar } from "#app/page/calendar-paths.ts";
import { isLongOver } from "#app/record/dated-events.ts";
import { eventTitle, sanctionedInOrder, yearsOfEvent } from "#app/record/events.ts";
import type { ClubRecord, Game, Tournament } from "#app/record/record.ts";
import { liveOf } from "./shape-live.ts";
import { ladderOf, shownGame } from "./shape-games.ts";
import type { EventYear, TournamentData, TournamentLink } from "./tournament-data.ts";

function linkTo(
  tournament: Tournament | undefined,
  record: ClubRecord,
): TournamentLink | undefined {
  return tournament && { id: tournament.id, label: eventTitle(tournament, record) };
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

function noticesOf({ cancelled, sanctioned, games, remark }: Tournament): string[] {
  return [
    ...(cancelled === true ? [words.wasCancelled] : []),
    ...(sanctioned ? [] : [words.notSanctioned]),
    ...(games.length === 0 && cancelled !== true ? [words.noGamesInTheRecord] : []),
    ...(remark === undefined ? [] : [remark]),
  ];
}

/** It has dates and no score yet; whether they are past, only a clock knows. */
function isToCome(tournament: Tournament, record: ClubRecord): boolean {
  const { dates, games, result, cancelled } = tournament;
  const isOver = result !== undefined || playedOnly(games).length > 0;
  return dates !== undefined && !isOver && cancelled !== true && !isLongOver(tournament, record);
}

/**
 * A tournament with its games, its neighbours and the other years of its event.
 *
 * @param publishedAt when the content was published, in milliseconds since 1970
 */
export function shapeTournament(
  tournament: Tournament,
  record: ClubRecord,
  publishedAt?: number,
): Omit<TournamentData, "art"> {
  const { id, name, year, games, location, result, seed } = tournament;
  const played = playedOnly(games);
  const { previous, next } = neighbours(sanctionedInOrder(record), tournament);
  const years = yearsOfEvent(tournament, record);
  const live = liveOf(tournament, record, publishedAt);
  return {
    id,
    name,
    year,
    state: location.label,
    season: tournament.season?.year,
    previous: linkTo(previous, record),
    next: linkTo(next, record),
    when: whenOf(tournament),
    zone: zoneName(tournament.timeZone),
    where: locationText(location),
    map: location.mapsLink,
    place: result,
    seed: seed === undefined ? undefined : words.seeded(ordinal(seed)),
    record: recordOf(games),
    points: played.length === 0 ? undefined : pointsText(pointsOf(played)),
    calendar:
      isToCome(tournament, record) || live !== undefined ? tournamentCalendar(id) : undefined,
    notices: noticesOf(tournament),
    ladder: ladderOf(games, record, live !== undefined),
    games: games.map((game, index) => shownGame(game, index, record)),
    live,
    otherYears: years.some((one) => one !== tournament) ? years.map(shapeYear) : [],
    news: tournament.news.map(({ title, link, author, date }) => ({
      title,
      link,
      note: `${author}, ${longDate(date)}`,
    })),
    link: tournament.link,
  };
}
