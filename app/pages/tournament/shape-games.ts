import { playedOnly, roundText, type Undecided } from "#app/domain/games/game.ts";
import { outcomeOf } from "#app/domain/games/outcome.ts";
import { displayName, OPPONENT_TO_COME } from "#app/domain/opponents.ts";
import { countRecord, recordText } from "#app/domain/records.ts";
import { missingScore } from "#app/pages/shared/missing-score.ts";
import { hasOpponentPage, meetingsWith } from "#app/content/record/figures.ts";
import { capitalize } from "#app/lib/plural.ts";
import { whenAtEvent } from "#app/domain/games/times.ts";
import { groupRounds } from "#app/domain/games/playing-order.ts";
import type { ClubRecord, Game, Tournament } from "#app/content/record/record.ts";
import { sides } from "#words/facts/games.ts";
import * as eventFacts from "#words/facts/event.ts";
import * as words from "#words/pages/tournament.ts";
import type { Ladder, LadderBox, Round, ShownGame } from "./tournament-data.ts";

function meetingsText(game: Exclude<Game, Undecided>): string {
  const meetings = meetingsWith(game.opponent);
  if (meetings.length === 0) return words.noMeetingYet;
  if (meetings.length === 1 && meetings[0] === game) return words.theOnlyMeeting;
  return eventFacts.recordInMeetings(recordText(countRecord(meetings)), meetings.length);
}

/** A game as the page shows it. */
export function shownGame(game: Game, index: number, record: ClubRecord): ShownGame {
  const { remark, video, forfeit, round, type, at } = game;
  const isNamed = round !== undefined || type === "LEAGUE";
  const facts = {
    key: String(index),
    kind: roundText(game),
    ...(game.tournament.league === true && isNamed
      ? { kindInRound: at === undefined ? "" : capitalize(sides[at]) }
      : {}),
    when: whenAtEvent(game, game.tournament),
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
 */
export function ladderOf(games: readonly Game[], record: ClubRecord): Ladder | undefined {
  const played = playedOnly(games);
  const rest = played.filter(({ type }) => type !== "POOL");
  if (games[0]?.tournament.league === true) return undefined;
  if (rest.length === 0 || played.length < games.length) return undefined;
  const pool = played.filter(({ type }) => type === "POOL");
  const shown = (game: Game) => {
    const one = shownGame(game, games.indexOf(game), record);
    return one.kindOf === "played" ? [one] : [];
  };
  const hasBracket = rest.some(({ type }) => type === "BRACKET");
  const boxes = rest.flatMap((game, index) => {
    const lane: LadderBox["lane"] = hasBracket && game.type === "CONSOLATION" ? 2 : 1;
    const drops = lane === 2 && rest[index - 1]?.type !== "CONSOLATION";
    return shown(game).map((one): LadderBox => ({ game: one, lane, drops }));
  });
  return {
    pool:
      pool.length === 0
        ? undefined
        : { record: recordText(countRecord(pool)), games: pool.flatMap(shown) },
    boxes,
  };
}

/** The games of a league under their rounds or weeks; nothing for a tournament. */
export function roundsOf({ league, games }: Tournament): readonly Round[] | undefined {
  if (league !== true) return undefined;
  return groupRounds(games).map(({ heading, games: ofRound }) => ({
    heading,
    record: playedOnly(ofRound).length === 0 ? "" : recordText(countRecord(ofRound)),
    keys: ofRound.map((game) => String(games.indexOf(game))),
  }));
}
