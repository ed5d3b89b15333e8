import { type GameState, playedOnly, type Score } from "#app/domain/games/game.ts";
import { type Outcome, outcomeOf } from "#app/domain/games/outcome.ts";
import * as counts from "#words/grammar/counts.ts";

/** Games won, lost and tied. A published season record counts no ties. */
export interface TeamRecord {
  readonly wins: number;
  readonly losses: number;
  readonly ties?: number | undefined;
}

interface CountedRecord extends TeamRecord {
  readonly ties: number;
}

/** The record over the scores of games. */
export function recordOf(scores: readonly Score[]): CountedRecord {
  const count = (wanted: Outcome) => scores.filter((score) => outcomeOf(score) === wanted).length;
  return { wins: count("win"), losses: count("loss"), ties: count("tie") };
}

/** The record over a list of games; games that are only scheduled do not count. */
export function countRecord(games: readonly GameState[]): CountedRecord {
  return recordOf(playedOnly(games).map(({ score }) => score));
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
