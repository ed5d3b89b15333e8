import { gamesAgainst, opponentsByName } from "#app/record/figures.ts";
import type { ClubRecord, Opponent } from "#app/record/record.ts";
import { displayName } from "#app/domain/opponents.ts";
import { countRecord } from "#app/domain/records.ts";
import { makeHaystack } from "#app/domain/search.ts";
import { sortedBy } from "#app/lib/list.ts";

function shapeOpponent(opponent: Opponent) {
  const { id, name, location, formerly } = opponent;
  const games = gamesAgainst(opponent);
  return {
    id,
    name: displayName(opponent),
    /** Name, city and state, normalized for the search. */
    haystack: makeHaystack([
      displayName(opponent),
      name,
      location?.city,
      location?.state,
      location?.region?.name,
      location?.abroad,
      ...formerly.map(displayName),
    ]),
    ...countRecord(games),
    games: games.length,
    lastYear: games.at(-1)?.tournament.year ?? 0,
  };
}

/**
 * Opponents with a game on record, most played first, then by name. Former teams are merged into
 * their successors.
 */
export function shapeOpponents(record: ClubRecord) {
  const teams = opponentsByName(record).filter(({ now }) => now === undefined);
  return sortedBy(teams.map(shapeOpponent), ({ games }) => -games);
}

/** An opponent in the list. */
export type ListedOpponent = ReturnType<typeof shapeOpponent>;
