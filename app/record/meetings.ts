import { type Played, playedOnly } from "#app/domain/games/game.ts";
import { inPlayingOrder } from "#app/domain/games/playing-order.ts";
import { displayName } from "#app/domain/opponents/opponent.ts";
import { fold } from "#app/domain/search/fold.ts";
import { sortedBy } from "#app/lib/list/sorted-by.ts";
import { onceFor } from "#app/lib/once-for.ts";
import type { ClubRecord, Game, Opponent } from "./record.ts";

/** A game with its score. */
export type PlayedGame = Extract<Game, Played>;

/** The games against a team, those under its former names too, oldest first. */
export const gamesAgainst = onceFor((opponent: Opponent): readonly Game[] =>
  opponent.formerly.length === 0
    ? opponent.games
    : inPlayingOrder([opponent, ...opponent.formerly].flatMap(({ games }) => games)),
);

/** Those of them that have a score. */
export const meetingsWith = onceFor((opponent: Opponent): readonly PlayedGame[] =>
  playedOnly(gamesAgainst(opponent)),
);

/** Whether a team has a page: one met only at unsanctioned tournaments has no game on record to show. */
export function hasOpponentPage(opponent: Opponent): boolean {
  return gamesAgainst(opponent).length > 0;
}

/** The teams that have a page, by the name that is shown. */
export const opponentsByName = onceFor(({ opponents }: ClubRecord): readonly Opponent[] =>
  sortedBy([...opponents.values()].filter(hasOpponentPage), (opponent) =>
    fold(displayName(opponent)),
  ),
);
