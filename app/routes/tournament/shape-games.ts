import { gameTime } from "#app/domain/dates/time-of-day.ts";
import { playedOnly, type Undecided, gameTypeHeading } from "#app/domain/games/game.ts";
import { outcomeOf } from "#app/domain/games/outcome.ts";
import { displayName, OPPONENT_TO_COME } from "#app/domain/opponents.ts";
import { countRecord, recordText } from "#app/domain/records.ts";
import { missingScore } from "#app/page/missing-score.ts";
import { hasOpponentPage, meetingsWith } from "#app/record/figures.ts";
import type { ClubRecord, Game } from "#app/record/record.ts";
import * as eventFacts from "#words/facts/event.ts";
import * as words from "#words/pages/tournament.ts";
import type { Ladder, LadderBox, ShownGame } from "./tournament-data.ts";

function meetingsText(game: Exclude<Game, Undecided>): string {
  const meetings = meetingsWith(game.opponent);
  if (meetings.length === 0) return words.noMeetingYet;
  if (meetings.length === 1 && meetings[0] === game) return words.theOnlyMeeting;
  return eventFacts.recordInMeetings(recordText(countRecord(meetings)), meetings.length);
}

/** A game as the page shows it. */
export function shownGame(game: Game, index: number, record: ClubRecord): ShownGame {
  const { type, round, date, time, remark, video, forfeit } = game;
  const facts = {
    key: String(index),
    kind: round ?? gameTypeHeading(type),
    when: date === undefined ? "" : gameTime(date, time),
    ...(remark === undefined ? {} : { remark }),
    ...(video === undefined ? {} : { video }),
    ...(forfeit === true ? ({ forfeit: true } as const) : {}),
  };
  const missing = missingScore(game, record);
  if (game.kind === "undecided") {
    return { ...facts, kindOf: "undecided", name: OPPONENT_TO_COME, missing };
  }
  const { opponent } = game;
  const known = {
    ...facts,
    opponent: opponent.id,
    name: displayName(opponent),
    ...(hasOpponentPage(opponent) ? {} : { hasNoPage: true as const }),
    meetings: meetingsText(game),
  };
  return game.kind === "scheduled"
    ? { ...known, kindOf: "scheduled", missing }
    : { ...known, kindOf: "played", ...game.score, outcome: outcomeOf(game.score) };
}

/**
 * The way through a tournament: its pool, then every other game in playing order. Games for the title
 * stand in the upper lane, those for a place in the lower one, once there was a bracket. Nothing
 * where only pool play is on record, or a game has no score.
 *
 * @param isLive scores may still arrive: with the first one the way begins, up to what is to come
 */
export function ladderOf(
  games: readonly Game[],
  record: ClubRecord,
  isLive: boolean,
): Ladder | undefined {
  const rest = games.filter(({ type }) => type !== "POOL");
  const scores = playedOnly(games).length;
  if (rest.length === 0 || scores < (isLive ? 1 : games.length)) return undefined;
  const pool = games.filter(({ type }) => type === "POOL");
  const hasBracket = rest.some(({ type }) => type === "BRACKET");
  const boxes = rest.map((game, index): LadderBox => {
    const lane = hasBracket && game.type === "CONSOLATION" ? 2 : 1;
    const before = rest[index - 1];
    const drops = lane === 2 && before?.type !== "CONSOLATION";
    return { game: shownGame(game, games.indexOf(game), record), lane, drops };
  });
  return {
    pool:
      pool.length === 0
        ? undefined
        : {
            record: playedOnly(pool).length === 0 ? "" : recordText(countRecord(pool)),
            games: pool.map((game) => shownGame(game, games.indexOf(game), record)),
          },
    boxes,
  };
}
