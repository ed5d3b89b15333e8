import { addDays, type Day } from "#app/domain/dates/day.ts";
import { clockText } from "#app/domain/dates/time-of-day.ts";
import { venueMoment } from "#app/domain/dates/venue-clock.ts";
import { appendForfeit, roundText, type Score, whenAtEvent } from "#app/domain/games/game.ts";
import { type Outcome, findOutcome } from "#app/domain/games/outcome.ts";
import type { OpponentId } from "#app/domain/ids.ts";
import { OPPONENT_TO_COME } from "#app/domain/opponents.ts";
import { countRecord, pointsText, recordText } from "#app/domain/records.ts";
import { type OpponentShape, shapeOpponent } from "#app/entities/opponent/shape.ts";
import { capitalize } from "#app/lib/text.ts";
import { datedGames, gameStart } from "#app/record/events.ts";
import { isAwaited, isSettled } from "#app/record/expected.ts";
import { meetingsWith } from "#app/record/figures.ts";
import type { ClubRecord, Game, Tournament } from "#app/record/record.ts";
import * as words from "#words/facts.ts";

/** Facts of a game that only schedules show: the page of a tournament, and Home. */
interface ScheduleFacts {
  /** Name of its round, or else its kind: "Semifinal", "Bracket", "Week 3, away", "Final (forfeit)". */
  readonly round?: string | undefined;
  /** "7–10 in 17 meetings" */
  readonly meetings?: string | undefined;
  readonly remark?: string | undefined;
  readonly video?: string | undefined;
  readonly day?: Day | undefined;
  /** Time at the venue: "9:00 AM" */
  readonly time?: string | undefined;
  /** Milliseconds since 1970. */
  readonly start?: number | undefined;
  /** Index among the dated games, as used by `Dates`. */
  readonly dated?: number;
}

interface EveryGame extends ScheduleFacts {
  /** Its place in its tournament, from "0". */
  readonly key: string;
  readonly forfeit?: true | undefined;
  /** "Sat 9:00 AM" */
  readonly when?: string | undefined;
  /** The part of its round that is not in the heading of its group, and a forfeit: "Semifinal", "Home". */
  readonly detail?: string | undefined;
}

interface KnownOpponent extends Omit<OpponentShape, "id"> {
  readonly opponent: OpponentId;
}

interface Unplayed {
  /** In place of the score: "to play", "no score", "not played". */
  readonly missing: string;
  /** The score is expected after this moment, in milliseconds since 1970. */
  readonly due?: number | undefined;
}

/** A game with its score. */
export interface PlayedShape extends EveryGame, KnownOpponent, Score {
  readonly kind: "played";
  readonly outcome: Outcome;
}

interface ScheduledShape extends EveryGame, KnownOpponent, Unplayed {
  readonly kind: "scheduled";
}

interface UndecidedShape extends EveryGame, Unplayed {
  readonly kind: "undecided";
  /** "Opponent TBD" */
  readonly name: string;
}

/** A game in a list: played, scheduled, or scheduled without an opponent. */
export type GameShape = PlayedShape | ScheduledShape | UndecidedShape;

/** The part of the round that is not in the heading of the game's group. */
function describeRoundInGroup({ round, type, at, tournament }: Game): string {
  const isInHeading =
    tournament.league === true ? round !== undefined || type === "LEAGUE" : round === undefined;
  if (!isInHeading) return roundText({ round, type, at });
  return at === undefined ? "" : capitalize(words.sides[at]);
}

/** The placeholder for a game's missing score. */
function missingScore(game: Game, record: ClubRecord): string {
  if (game.cancelled === true) return words.notPlayed;
  return isSettled(game.tournament, record) || !isAwaited(game, record)
    ? words.noScore
    : words.toPlay;
}

/** The start of a game, or else the end of its day, or of its tournament. */
function dueTime(game: Game): number | undefined {
  const last = game.date ?? game.tournament.dates?.end;
  if (last === undefined) return undefined;
  return gameStart(game) ?? venueMoment(addDays(last, 1), "00:00", game.tournament.timeZone);
}

function shapeUnplayed(game: Game, record: ClubRecord): Unplayed {
  const missing = missingScore(game, record);
  return missing === words.toPlay ? { missing, due: dueTime(game) } : { missing };
}

function describeMeetings(game: Game): string | undefined {
  if (game.kind === "undecided") return undefined;
  const meetings = meetingsWith(game.opponent);
  if (meetings.length === 0) return "no meeting yet";
  if (meetings.length === 1 && meetings[0] === game) return "the only meeting";
  return words.recordInMeetings(recordText(countRecord(meetings)), meetings.length);
}

/** A game with its score or a placeholder. */
export function shapeGame(game: Game, record: ClubRecord): GameShape {
  const facts: EveryGame = {
    key: String(game.tournament.games.indexOf(game)),
    forfeit: game.forfeit === true ? true : undefined,
    when: whenAtEvent(game, game.tournament) || undefined,
    detail: appendForfeit(describeRoundInGroup(game), game) || undefined,
  };
  if (game.kind === "undecided") {
    return { kind: game.kind, ...facts, name: OPPONENT_TO_COME, ...shapeUnplayed(game, record) };
  }
  const { id, ...named } = shapeOpponent(game.opponent);
  const opponent: KnownOpponent = { opponent: id, ...named };
  return game.kind === "scheduled"
    ? { kind: game.kind, ...facts, ...opponent, ...shapeUnplayed(game, record) }
    : { kind: game.kind, ...facts, ...opponent, ...game.score, outcome: findOutcome(game.score) };
}

/** The games of a tournament in playing order, with all that a page needs while scores arrive. */
export function shapeSchedule({ games }: Tournament, record: ClubRecord): GameShape[] {
  return games.map((game) => ({
    ...shapeGame(game, record),
    round: appendForfeit(roundText(game), game),
    meetings: describeMeetings(game),
    remark: game.remark,
    video: game.video,
    day: game.date,
    time: game.time && clockText(game.time),
    start: gameStart(game),
    dated: datedGames(game.tournament).findIndex((dated) => dated === game),
  }));
}

/** A game in one line: "Gale 15–3 Burlington Eddy", "Gale against Burlington Eddy". */
export function nameGame(game: Game, team: string): string {
  if (game.kind === "undecided") return `${team}: ${OPPONENT_TO_COME}`;
  const { name } = shapeOpponent(game.opponent);
  return game.kind === "played"
    ? appendForfeit(`${team} ${pointsText(game.score)} ${name}`, game)
    : words.teamAgainst(team, name);
}
