import { describePlace } from "#app/domain/places/place.ts";
import { recordText } from "#app/domain/records.ts";
import {
  currentOpponents,
  listOtherNames,
  shapeMetOpponent,
} from "#app/entities/opponent/shape.ts";
import type { ClubRecord, Opponent } from "#app/record/record.ts";
import type { OpponentEntry } from "#app/search/search-data.ts";
import * as opponentFacts from "#words/facts/opponent.ts";
import * as counts from "#words/grammar/counts.ts";
import type { Facts } from "./facts.ts";
import { findStateName } from "./places.ts";

function opponentEntry(opponent: Opponent, facts: Facts): OpponentEntry {
  const { location } = opponent;
  const { id, name, games, ...won } = shapeMetOpponent(opponent);
  const record = recordText(won);
  return {
    kind: "opponents",
    id,
    title: name,
    subtitle: (location && describePlace(location)) || undefined,
    detail: games === 0 ? opponentFacts.noGameYet : [counts.games(games), record].join(", "),
    names: listOtherNames(opponent),
    region: location && findStateName(location),
    record,
    facts: facts.get(opponent),
  };
}

/** Every opponent under its current name, most games first, then by name. */
export function opponentEntries(record: ClubRecord, facts: Facts): OpponentEntry[] {
  return currentOpponents(record).map((opponent) => opponentEntry(opponent, facts));
}
