import { isAwaited, isLongOver } from "#app/record/events.ts";
import type { ClubRecord, Game } from "#app/record/record.ts";
import * as eventFacts from "#words/facts/event.ts";

/** Placeholder for a game's missing score, based on the content. */
export function missingScore(game: Game, record: ClubRecord): string {
  if (game.cancelled === true) return eventFacts.notPlayed;
  return isLongOver(game.tournament, record) || !isAwaited(game, record)
    ? eventFacts.noScore
    : eventFacts.toPlay;
}
