import { shortWeekday } from "#app/domain/dates/calendar-names.ts";
import { shortDate } from "#app/domain/dates/short-date.ts";
import { playedOnly } from "#app/domain/games/game.ts";
import type { ClubRecord } from "#app/record/record.ts";
import type { Meeting } from "#app/search/search-data.ts";

/** Every game with a score, newest first, against the team's name of today. */
export function meetings({ games }: ClubRecord): Meeting[] {
  return playedOnly(games)
    .toReversed()
    .map(({ tournament, opponent, date, score, forfeit }) => ({
      tournament: tournament.id,
      opponent: (opponent.now ?? opponent).id,
      day: date && `${shortWeekday(date)}, ${shortDate(date)}`,
      score,
      forfeit,
    }));
}
