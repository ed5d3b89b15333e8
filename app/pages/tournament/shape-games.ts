import { playedOnly, roundText, type Undecided } from "#app/domain/games/game.ts";
import { outcomeOf } from "#app/domain/games/outcome.ts";
import { displayName, OPPONENT_TO_COME } from "#app/domain/opponents.ts";
import { countRecord, recordText } from "#app/domain/records.ts";
import { missingScore } from "#app/pages/shared/missing-score.ts";
import { hasOpponentPage, meetingsWith } from "#app/content/record/figures.ts";
import { capitalize } from "#app/lib/plural.ts";
import { whenAtEvent } from "#app/domain/games/times.ts";
import { groupGames, groupRounds } from "#app/domain/games/playing-order.ts";
import type { ClubRecord, Game, Tournament } from "#app/content/record/record.ts";
import { sides } from "#words/facts/games.ts";
import * as eventFacts from "#words/facts/event.ts";
import * as words from "#words/pages/tournament.ts";
import type { GameGroup, ShownGame } from "./tournament-data.ts";

function meetingsText(game: Exclude<Game, Undecided>): string {
  const meetings = meetingsWith(game.opponent);
  if (meetings.length === 0) return words.noMeetingYet;
  if (meetings.length === 1 && meetings[0] === game) return words.theOnlyMeeting;
  return eventFacts.recordInMeetings(recordText(countRecord(meetings)), meetings.length);
}

/** The rest of a game's kind under the heading of its group. */
function kindInGroup(game: Game): string {
  const { round, type, at, tournament } = game;
  const isInHeading =
    tournament.league === true ? round !== undefined || type === "LEAGUE" : round === undefined;
  if (!isInHeading) return roundText(game);
  return at === undefined ? "" : capitalize(sides[at]);
}

/** A game as the page shows it. */
export function shownGame(game: Game, index: number, record: ClubRecord): ShownGame {
  const { remark, video, forfeit } = game;
  const facts = {
    key: String(index),
    kind: roundText(game),
    kindInGroup: kindInGroup(game),
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

/** The games in playing order: pool play, bracket and consolation; of a league its rounds or weeks. */
export function gameGroups({ league, games }: Tournament): GameGroup[] {
  const groups = league === true ? groupRounds(games) : groupGames(games);
  return groups.map(({ heading, games: ofGroup }) => ({
    heading,
    record: playedOnly(ofGroup).length === 0 ? "" : recordText(countRecord(ofGroup)),
    keys: ofGroup.map((game) => String(games.indexOf(game))),
  }));
}
