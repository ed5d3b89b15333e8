import { playedOnly } from "#app/domain/games/game.ts";
import { locationText } from "#app/domain/places/location.ts";
import { addressKey } from "#app/domain/places/address-key.ts";
import { countRecord, recordText } from "#app/domain/records/record.ts";
import { groupBy } from "#app/lib/list/group-by.ts";
import { sortedBy } from "#app/lib/list/sorted-by.ts";
import { sanctionedInOrder } from "#app/record/events.ts";
import type { ClubRecord, Tournament } from "#app/record/record.ts";
import type { PlaceEntry } from "#app/search/search-data.ts";
import * as counts from "#words/grammar/counts.ts";
import { regionOf } from "./region-of.ts";

function placeEntry(tournaments: readonly Tournament[]): PlaceEntry[] {
  const [first] = tournaments;
  if (first === undefined) return [];
  const { location } = first;
  const games = tournaments.flatMap((one) => playedOnly(one.games));
  return [
    {
      kind: "places",
      id: addressKey(location.area),
      code: location.label || location.city.slice(0, 2).toUpperCase(),
      title: location.city,
      also: location.state ?? undefined,
      says: [counts.tournaments(tournaments.length), recordText(countRecord(games))].join(", "),
      region: regionOf(location),
    },
  ];
}

/** Every city where the team has played, most tournaments first, then by name. */
export function placeEntries(record: ClubRecord): PlaceEntry[] {
  const played = sanctionedInOrder(record).filter(({ games }) => playedOnly(games).length > 0);
  const cities = groupBy(played, ({ location }) => locationText(location));
  const byCity = sortedBy([...cities], ([city]) => city);
  return sortedBy(byCity, ([, tournaments]) => -tournaments.length).flatMap(([, tournaments]) =>
    placeEntry(tournaments),
  );
}
