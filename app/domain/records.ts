import { type GameState, playedOnly, type Score } from "#app/domain/games/game.ts";
import * as counts from "#words/counts.ts";
import { computeMargin, type Outcome, findOutcome, formatSides } from "./games/outcome.ts";

interface ScoredGame {
  readonly score: Score;
  readonly forfeit?: boolean | undefined;
}

/** One-goal games. Forfeits are excluded, because they were not decided on the field. */
export function oneGoalGames<G extends ScoredGame>(games: readonly G[]): G[] {
  return games.filter(
    ({ score, forfeit }) => Math.abs(computeMargin(score)) === 1 && forfeit !== true,
  );
}

/** Number of forfeits with a margin of one, which are not one-goal games. */
export function oneGoalForfeits(games: readonly ScoredGame[]): number {
  return games.filter(
    ({ score: { us, them }, forfeit }) => Math.abs(us - them) === 1 && forfeit === true,
  ).length;
}

/**
 * The games with the greatest margin for one side, greatest first; of equals the earlier game first.
 * Forfeits are excluded, because they were not decided on the field.
 *
 * @param games played, oldest first
 */
export function listBiggest<G extends ScoredGame>(games: readonly G[], side: "win" | "loss"): G[] {
  const sign = side === "win" ? 1 : -1;
  const margin = ({ score }: ScoredGame) => sign * computeMargin(score);
  return games
    .filter((game) => margin(game) > 0 && game.forfeit !== true)
    .toSorted((a, b) => margin(b) - margin(a));
}

/** All points of played games, ours and theirs. */
export function sumPoints(games: readonly Pick<ScoredGame, "score">[]): Score {
  return games.reduce(
    (sum, { score }) => ({ us: sum.us + score.us, them: sum.them + score.them }),
    { us: 0, them: 0 },
  );
}

/** "85–44"; "W–F" for a forfeit without points. */
export function pointsText(score: Score): string {
  return formatSides(score).join("–");
}

/** The difference with its sign, as typeset: "+41", "−7", "±0". */
export function differenceText({ us, them }: Score): string {
  const difference = us - them;
  if (difference === 0) return "±0";
  return difference > 0 ? `+${difference}` : `−${-difference}`;
}

/** Games won, lost and tied. A published record names ties only if there were any. */
export interface TeamRecord {
  readonly wins: number;
  readonly losses: number;
  readonly ties?: number | undefined;
}

interface CountedRecord extends TeamRecord {
  readonly ties: number;
}

/** The record over the scores of games. */
export function countOutcomes(scores: readonly Score[]): CountedRecord {
  const count = (wanted: Outcome) => scores.filter((score) => findOutcome(score) === wanted).length;
  return { wins: count("win"), losses: count("loss"), ties: count("tie") };
}

/** The record over a list of games; games that are only scheduled do not count. */
export function countRecord(games: readonly GameState[]): CountedRecord {
  return countOutcomes(playedOnly(games).map(({ score }) => score));
}

/** "16–11", and "3–2–1" only if a game was tied. */
export function recordText({ wins, losses, ties = 0 }: TeamRecord): string {
  return ties === 0 ? `${wins}–${losses}` : `${wins}–${losses}–${ties}`;
}

/** The record read out: "5 wins, 1 loss", with ties only if there are any. */
export function recordWords({ wins, losses, ties = 0 }: TeamRecord): string {
  const parts = [counts.wins(wins), counts.losses(losses)];
  if (ties !== 0) parts.push(counts.ties(ties));
  return parts.join(", ");
}
