import { playedOnly } from "#app/domain/games/game.ts";
import {
  type KnownOfPlace,
  type Placed,
  describePlace,
  addressKey,
} from "#app/domain/places/place.ts";
import { countRecord, recordText } from "#app/domain/records.ts";
import { groupBy, sortedBy } from "#app/lib/list.ts";
import { sanctionedInOrder } from "#app/record/events.ts";
import type { ClubRecord, Tournament } from "#app/record/record.ts";
import type { PlaceEntry } from "#app/search/search-data.ts";
import * as counts from "#words/grammar/counts.ts";

/** Name of the state whose code follows a city; undefined if there is none. */
export function findStateName({ state, region }: KnownOfPlace & Placed): string | undefined {
  return state === undefined ? undefined : region?.name;
}

function placeEntry(tournaments: readonly Tournament[]): PlaceEntry[] {
  const [first] = tournaments;
  if (first === undefined) return [];
  const { location } = first;
  const { city, abroad } = location;
  const games = tournaments
    .flatMap((tournament) => playedOnly(tournament.games))
    .filter(({ at }) => at !== "away");
  return [
    {
      kind: "places",
      id: addressKey(location.area),
      code: location.label || city.slice(0, 2).toUpperCase(),
      title: abroad === undefined ? city : `${city}, ${abroad}`,
      hiddenKeywords: [location.state ?? [], location.region?.name ?? []].flat().join(" "),
      detail: [counts.tournaments(tournaments.length), recordText(countRecord(games))].join(", "),
      region: findStateName(location),
    },
  ];
}

/**
 * Every city where the team has played, most tournaments first, then by name. Cities abroad include
 * the country.
 */
export function placeEntries(record: ClubRecord): PlaceEntry[] {
  const played = sanctionedInOrder(record).filter(({ games }) => playedOnly(games).length > 0);
  const names = groupBy(played, ({ location }) => describePlace(location));
  const cities = sortedBy([...names], ([name]) => name);
  return sortedBy(cities, ([, group]) => -group.length).flatMap(([, group]) => placeEntry(group));
}
