import { displayName } from "#app/domain/opponents.ts";
import { locationText } from "#app/domain/places/place.ts";
import { countRecord, recordText } from "#app/domain/records.ts";
import { sortedBy } from "#app/lib/list.ts";
import { gamesAgainst, meetingsWith, opponentsByName } from "#app/record/figures.ts";
import type { ClubRecord, Opponent } from "#app/record/record.ts";
import type { OpponentEntry } from "#app/search/search-data.ts";
import * as counts from "#words/grammar/counts.ts";
import type { Facts } from "./facts.ts";
import { regionOf } from "./places.ts";

function placeOf({ location }: Opponent): string | undefined {
  return (location && locationText(location)) || undefined;
}

function opponentEntry(opponent: Opponent, facts: Facts): OpponentEntry {
  const { id, name, location, formerly } = opponent;
  const record = recordText(countRecord(meetingsWith(opponent)));
  return {
    kind: "opponents",
    id,
    title: displayName(opponent),
    subtitle: placeOf(opponent),
    detail: [counts.games(gamesAgainst(opponent).length), record].join(", "),
    names: [
      ...new Set([name, ...formerly.flatMap((team) => [displayName(team), team.name])]),
    ].filter((other) => other !== displayName(opponent)),
    region: location && regionOf(location),
    record,
    facts: facts.get(opponent),
  };
}

/** Every opponent under its current name, most games first, then by name. */
export function opponentEntries(record: ClubRecord, facts: Facts): OpponentEntry[] {
  const teams = opponentsByName(record).filter(({ now }) => now === undefined);
  return sortedBy(teams, (opponent) => -gamesAgainst(opponent).length).map((opponent) =>
    opponentEntry(opponent, facts),
  );
}
