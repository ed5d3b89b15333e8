import { barHeight } from "#app/domain/games/outcome.ts";

/** Width of a game with its bar, and of the gap between tournaments, in the drawing's units. */
const GAME_WIDTH = 4;
const TOURNAMENT_GAP = 3;

/** A season without games is a short empty line. */
const EMPTY_LENGTH = 24;

/** How far the bars reach above and below the line. */
export interface LineExtent {
  readonly up: number;
  readonly down: number;
}

/** The extent of lines that share a scale; neither side is lower than a close game. */
export function measureLine(margins: readonly number[]): LineExtent {
  const measureHighest = (side: (margin: number) => boolean) =>
    Math.max(barHeight(1), ...margins.filter(side).map(barHeight));
  return {
    up: measureHighest((margin) => margin >= 0),
    down: measureHighest((margin) => margin <= 0),
  };
}

/**
 * All games as bars on one line: wins up, losses down, a tie across it. The result has path data for each outcome, to be
 * stroked 3 units wide.
 *
 * @param tournaments margins of their games, in playing order
 */
export function drawLine(tournaments: readonly (readonly number[])[]) {
  const bars = { win: "", loss: "", tie: "" };
  let left = 0;
  for (const margins of tournaments) {
    if (margins.length > 0 && left > 0) left += TOURNAMENT_GAP;
    for (const margin of margins) {
      const center = left + GAME_WIDTH / 2;
      const height = barHeight(margin);
      if (margin > 0) bars.win += `M${center} 0v-${height}`;
      else if (margin < 0) bars.loss += `M${center} 0v${height}`;
      else bars.tie += `M${center}-${height / 2}v${height}`;
      left += GAME_WIDTH;
    }
  }
  return { width: left === 0 ? EMPTY_LENGTH : left, ...bars };
}
