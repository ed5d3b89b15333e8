import { datedGames, startOf } from "#app/record/events.ts";
import { hasOpponentPage, meetingsWith } from "#app/record/figures.ts";
import type { ClubRecord, Game, Tournament } from "#app/record/record.ts";
import { clockText } from "#app/domain/dates/time-of-day.ts";
import { roundText, type Undecided } from "#app/domain/games/game.ts";
import { outcomeOf } from "#app/domain/games/outcome.ts";
import { whenAtEvent } from "#app/domain/games/times.ts";
import { displayName, OPPONENT_TO_COME } from "#app/domain/opponents.ts";
import { countRecord, recordText } from "#app/domain/records.ts";
import { capitalize } from "#app/lib/plural.ts";
import { missingScore } from "#app/entities/game/missing-score.ts";
import * as eventFacts from "#words/facts/event.ts";
import { sides } from "#words/facts/games.ts";
import * as words from "#words/pages/tournament.ts";

function meetingsText(game: Exclude<Game, Undecided>): string {
  const meetings = meetingsWith(game.opponent);
  if (meetings.length === 0) return words.noMeetingYet;
  if (meetings.length === 1 && meetings[0] === game) return words.theOnlyMeeting;
  return eventFacts.recordInMeetings(recordText(countRecord(meetings)), meetings.length);
}

/** Kind of a game without the part in its group's heading: "Semifinal", "Home"; may be empty. */
function kindInGroup(game: Game): string {
  const { round, type, at, tournament } = game;
  const isInHeading =
    tournament.league === true ? round !== undefined || type === "LEAGUE" : round === undefined;
  if (!isInHeading) return roundText(game);
  return at === undefined ? "" : capitalize(sides[at]);
}

function shownGame(game: Game, dated: readonly Game[], record: ClubRecord) {
  const { date, time, remark, video, forfeit, tournament } = game;
  const facts = {
    key: String(tournament.games.indexOf(game)),
    /** Index among the dated games, as used by `Dates`. */
    dated: dated.indexOf(game),
    day: date,
    /** Milliseconds since 1970. */
    start: startOf(game),
    /** Time at the venue: "9:00 AM"; empty if unknown. */
    time: time === undefined ? "" : clockText(time),
    /** "Sat 9:00 AM"; empty if unknown. */
    when: whenAtEvent(game, tournament),
    /** Name of the round, or kind of game: "Semifinal", "Bracket". */
    kind: roundText(game),
    kindInGroup: kindInGroup(game),
    remark,
    video,
    forfeit,
  };
  /** Placeholder for a missing score: "to play", "no score". */
  const missing = missingScore(game, record);
  if (game.kind === "undecided") {
    return { ...facts, kindOf: "undecided", name: OPPONENT_TO_COME, missing } as const;
  }
  const { opponent } = game;
  const known = {
    ...facts,
    opponent: opponent.id,
    name: displayName(opponent),
    /** Opponents from unsanctioned tournaments only have no page. */
    hasPage: hasOpponentPage(opponent),
    /** "7–10 in 17 meetings" */
    meetings: meetingsText(game),
  };
  return game.kind === "scheduled"
    ? ({ ...known, kindOf: "scheduled", missing } as const)
    : ({ ...known, kindOf: "played", ...game.score, outcome: outcomeOf(game.score) } as const);
}

/** A game for display: without an opponent, without a score, or played. */
export type ShownGame = ReturnType<typeof shownGame>;

/** A game with a score. */
export type ShownScore = Extract<ShownGame, { kindOf: "played" }>;

/** The games of a tournament for display, in playing order. */
export function shownGames(tournament: Tournament, record: ClubRecord): ShownGame[] {
  const dated: readonly Game[] = datedGames(tournament);
  return tournament.games.map((game) => shownGame(game, dated, record));
}
