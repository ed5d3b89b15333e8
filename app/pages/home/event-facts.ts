import { addDays, type Day, daysBetween } from "#app/domain/dates/day.ts";
import { dateRangeInYear, monthAndDay, weekday } from "#app/domain/dates/written-dates.ts";
import {
  datedGames,
  type DatedTournament,
  startOf,
  yearsOfEvent,
} from "#app/content/record/events.ts";
import { locationText, mapSearch, placeInFull } from "#app/domain/places/place.ts";
import { countRecord, recordText } from "#app/domain/records.ts";
import type { ClubRecord, Game, Opponent } from "#app/content/record/record.ts";
import { whenAtEvent } from "#app/domain/games/times.ts";
import { clockText } from "#app/domain/dates/time-of-day.ts";
import { roundText, withForfeit } from "#app/domain/games/game.ts";
import { outcomeOf } from "#app/domain/games/outcome.ts";
import { displayName, OPPONENT_TO_COME } from "#app/domain/opponents.ts";
import { hasOpponentPage, meetingsWith } from "#app/content/record/figures.ts";
import * as eventFacts from "#words/facts/event.ts";
import * as words from "#words/pages/home.ts";
import { ordinal } from "#words/grammar/ordinal.ts";
import type { DayGame, HeadWording, SheetWording, TicketWording } from "./home-data.ts";

/** Number of games that fit on the sheet. */
export const ROWS = 5;

/** "Saturday, September 11" */
export function dayInWords(day: Day): string {
  return `${weekday(day)}, ${monthAndDay(day)}`;
}

/** Texts about an event, for all its states. */
export interface EventWordings {
  readonly heads: readonly HeadWording[];
  readonly sheets: readonly SheetWording[];
  readonly tickets: readonly TicketWording[];
}

/** The days of an event, from its first to its last. */
export function daysOf({ dates: { start, end } }: DatedTournament): Day[] {
  return Array.from({ length: daysBetween(start, end) + 1 }, (_, index) => addDays(start, index));
}

/** "September 11 - 12, 2027" */
export function daysInFull({ dates: { start, end } }: DatedTournament): string {
  return dateRangeInYear(start, end);
}

/** Its location, with a map. */
export function whereOf({ location }: DatedTournament): SheetWording["where"] {
  const text = locationText(location);
  return { text, map: location.mapsLink ?? mapSearch(placeInFull(location)) };
}

/** "Played in 2022: 7–0, 1st place"; nothing for a new event. */
export function lastTime(tournament: DatedTournament, record: ClubRecord): string[] {
  const before = yearsOfEvent(tournament, record).filter(({ year }) => year < tournament.year);
  return before.slice(-1).map(({ year, games, result }) => {
    const place = result === undefined ? "" : `, ${eventFacts.placeOf(ordinal(result))}`;
    return words.playedIn(year, recordText(countRecord(games)) + place);
  });
}

/** A name in two lines, as even as its words allow; a single word is one line. */
export function nameLines(name: string): readonly string[] {
  const words = name.split(" ");
  const splits = words.slice(1).map((_, index) => {
    const lines = [words.slice(0, index + 1).join(" "), words.slice(index + 1).join(" ")];
    const [first = "", second = ""] = lines;
    return { lines, gap: Math.abs(first.length - second.length) };
  });
  return splits.toSorted((a, b) => a.gap - b.gap)[0]?.lines ?? [name];
}

function meetingsText(opponent: Opponent): string {
  const meetings = meetingsWith(opponent);
  return meetings.length === 0
    ? eventFacts.firstMeeting
    : eventFacts.recordInMeetings(recordText(countRecord(meetings)), meetings.length);
}

/** @param withDay whether the list has games of several days */
function whenOf(game: Game, withDay: boolean): string {
  const { date, time, tournament } = game;
  if (date === undefined) return "";
  if (withDay) return whenAtEvent(game, tournament);
  return time === undefined ? "" : clockText(time);
}

/** A game as a row of the day's sheet. */
export function shapeGame(game: Game, withDay: boolean): DayGame {
  const { tournament } = game;
  const dated: readonly Game[] = datedGames(tournament);
  const facts = {
    index: dated.indexOf(game),
    key: String(tournament.games.indexOf(game)),
    when: whenOf(game, withDay),
    start: startOf(game),
  };
  if (game.kind === "undecided") {
    return { ...facts, name: OPPONENT_TO_COME, detail: roundText(game) };
  }
  const { opponent } = game;
  return {
    ...facts,
    opponent: opponent.id,
    ...(hasOpponentPage(opponent) ? {} : { hasNoPage: true as const }),
    name: withForfeit(displayName(opponent), game),
    detail: meetingsText(opponent),
    score: game.kind === "played" ? { ...game.score, outcome: outcomeOf(game.score) } : undefined,
  };
}
