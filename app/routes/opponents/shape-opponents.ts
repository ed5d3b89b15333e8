import { displayName } from "#app/domain/opponents/opponent.ts";
import { countRecord } from "#app/domain/records/record.ts";
import { haystackOf } from "#app/domain/search/search-list.ts";
import { sortedBy } from "#app/lib/list/sorted-by.ts";
import { gamesAgainst, opponentsByName } from "#app/record/meetings.ts";
import type { ClubRecord, Opponent } from "#app/record/record.ts";
import type { ListedOpponent } from "./opponents-data.ts";

function shapeOpponent(opponent: Opponent): ListedOpponent {
  const { id, name, displayNameOverride, location, formerly } = opponent;
  const games = gamesAgainst(opponent);
  return {
    id,
    name: displayName(opponent),
    haystack: haystackOf([
      name,
      displayNameOverride,
      location?.city,
      location?.state,
      location?.region?.name,
      ...formerly.map(displayName),
    ]),
    ...countRecord(games),
    games: games.length,
    lastYear: games.at(-1)?.tournament.year ?? 0,
  };
}

/** The teams with a game on record, most played first, then by name; former names stand with today's. */
export function shapeOpponents(record: ClubRecord): ListedOpponent[] {
  const teams = opponentsByName(record).filter(({ now }) => now === undefined);
  return sortedBy(teams.map(shapeOpponent), ({ games }) => -games);
}
