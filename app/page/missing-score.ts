import { isLongOver } from "#app/record/events.ts";
import type { ClubRecord, Game } from "#app/record/record.ts";
import * as eventFacts from "#words/facts/event.ts";

/** In place of a score that a game does not have, as far as the content knows. */
export function missingScore({ tournament, cancelled }: Game, record: ClubRecord): string {
  if (cancelled === true) return eventFacts.notPlayed;
  return isLongOver(tournament, record) ? eventFacts.noScore : eventFacts.toPlay;
}
