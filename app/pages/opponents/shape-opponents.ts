import {
  currentOpponents,
  listOtherNames,
  type MetOpponent,
  shapeMetOpponent,
} from "#app/entities/opponent/shape.ts";
import type { ClubRecord, Opponent } from "#app/record/record.ts";
import { makeHaystack } from "#app/domain/search.ts";

export interface ListedOpponent extends MetOpponent {
  /** Names, city and state, normalized for the search. */
  readonly haystack: string;
}

function shapeListed(opponent: Opponent): ListedOpponent {
  const shape = shapeMetOpponent(opponent);
  const { location } = opponent;
  const places = [location?.city, location?.state, location?.region?.name, location?.abroad];
  return {
    ...shape,
    haystack: makeHaystack([shape.name, ...listOtherNames(opponent), ...places]),
  };
}

/** Opponents with a game on record, most played first, then by name. */
export function shapeOpponents(record: ClubRecord): ListedOpponent[] {
  return currentOpponents(record).map(shapeListed);
}
