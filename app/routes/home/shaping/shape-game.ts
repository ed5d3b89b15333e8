import { whenAtEvent } from "#app/domain/games/times.ts";
import { clockText } from "#app/domain/dates/time-of-day.ts";
import { roundText, withForfeit } from "#app/domain/games/game.ts";
import { outcomeOf } from "#app/domain/games/outcome.ts";
import { displayName, OPPONENT_TO_COME } from "#app/domain/opponents.ts";
import { countRecord, recordText } from "#app/domain/records.ts";
import { datedGames, startOf } from "#app/record/events.ts";
import { hasOpponentPage, meetingsWith } from "#app/record/figures.ts";
import type { Game, Opponent } from "#app/record/record.ts";
import type { DayGame } from "#app/routes/home/day/day-data.ts";
import * as eventFacts from "#words/facts/event.ts";

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
