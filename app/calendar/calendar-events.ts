import { addDays } from "#app/domain/dates/day-steps.ts";
import type { Day } from "#app/domain/dates/day.ts";
import type { TimeOfDay } from "#app/domain/dates/time-of-day.ts";
import { withForfeit } from "#app/domain/games/forfeit.ts";
import { playedOnly } from "#app/domain/games/game.ts";
import { displayName, OPPONENT_TO_COME } from "#app/domain/opponents/opponent.ts";
import { placeInFull } from "#app/domain/places/location.ts";
import * as words from "#words/calendars.ts";
import { ordinal } from "#words/grammar/ordinal.ts";
import { pointsText } from "#app/domain/records/points.ts";
import { countRecord, recordText } from "#app/domain/records/record.ts";
import { paths } from "#app/paths.ts";
import type { Game, Tournament } from "#app/record/record.ts";
import { lastPlayed } from "#app/record/newest.ts";

/** An entry of a calendar: a tournament over its days, or a game at its time. */
export interface CalendarEvent {
  /**
   * Stays the same for as long as the tournament and the game stand in the content. Of a game whose opponent is
   * to come it changes with its time, and once more when the opponent is known.
   */
  readonly uid: string;
  readonly title: string;
  readonly details: string;
  readonly place: string;
  /** The path of the tournament's page. */
  readonly page: string;
  readonly isCancelled: boolean;
  /** Grows with what becomes known: from planned to played, or to cancelled. */
  readonly sequence: number;
  /** The day of the last change that the content knows of: of the last game, else of the first day. */
  readonly changed: Day;
  /** All days of a tournament; the end is the day after the last one. */
  readonly days?: { readonly start: Day; readonly end: Day };
  /** Of a game, at the clock of the venue. */
  readonly at?: { readonly day: Day; readonly time: TimeOfDay; readonly zone: string };
}

/** Between the games of a schedule: what a calendar sets aside for one. */
export const GAME_MINUTES = 100;

function titleOf({ name, year, result, games, cancelled }: Tournament): string {
  const title = `${name} ${year}`;
  if (cancelled === true) return words.cancelled(title);
  const played = playedOnly(games);
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

/** What a game goes by at its tournament: its opponent, or its day, time and round while nobody knows the opponent. */
function nameOf({ opponent, date = "", time = "", type }: Game): string {
  return opponent?.id ?? `to-come-${date}-${time.replace(":", "")}-${type.toLowerCase()}`;
}

/**
 * The name of a game that calendars know it by. A number tells two games with the same opponent apart, or two at the
 * same time. Only games without an opponent yet have their time in it: that of a game that was decided stays if it moves.
 */
function gameUid(game: Game, { id, games }: Tournament): string {
  const name = nameOf(game);
  const number = games.filter((one) => nameOf(one) === name).indexOf(game) + 1;
  return `${id}-${name}-${number}`;
}

/**
 * A tournament as events of a calendar: one over its days, and one for each game whose time is known.
 * Nothing as long as it has no dates.
 */
export function eventsOf(tournament: Tournament, team: string): CalendarEvent[] {
  const { id, dates, games, location, timeZone, cancelled, sanctioned } = tournament;
  if (dates === undefined) return [];
  const played = playedOnly(games).length;
  const isCancelled = cancelled === true;
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
    details: sanctioned ? "" : words.notSanctioned,
    sequence: isCancelled ? 1000 : played,
    days: { start: dates.start, end: addDays(dates.end, 1) },
  };
  const timed = games.flatMap((game): CalendarEvent[] => {
    if (game.date === undefined || game.time === undefined) return [];
    return [
      {
        ...shared,
        uid: gameUid(game, tournament),
        title: gameTitle(game, team),
        details: `${tournament.name} ${tournament.year}`,
        sequence: isCancelled ? 1000 : game.kind === "played" ? 1 : 0,
        at: { day: game.date, time: game.time, zone: timeZone },
      },
    ];
  });
  return [whole, ...timed];
}
