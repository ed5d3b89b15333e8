import { playedOnly } from "#app/domain/games/game.ts";
import { locationText, addressKey, countryWritten } from "#app/domain/places/place.ts";
import { countRecord, recordText } from "#app/domain/records.ts";
import { groupBy, sortedBy } from "#app/lib/list.ts";
import { sanctionedInOrder } from "#app/record/events.ts";
import type { ClubRecord, Tournament } from "#app/record/record.ts";
import type { PlaceEntry } from "#app/search/search-data.ts";
import * as counts from "#words/grammar/counts.ts";
import { regionOf } from "./region-of.ts";

/** @param isAlone no other country has a city of this name where the team has played */
function placeEntry(
  tournaments: readonly Tournament[],
  isAlone: boolean,
  { states }: ClubRecord,
): PlaceEntry[] {
  const [first] = tournaments;
  if (first === undefined) return [];
  const { location } = first;
  const country = isAlone ? undefined : countryWritten(location, states);
  const games = tournaments
    .flatMap((one) => playedOnly(one.games))
    .filter(({ at }) => at !== "away");
  return [
    {
      kind: "places",
      id: addressKey(location.area),
      code: location.label || location.city.slice(0, 2).toUpperCase(),
      title: country === undefined ? location.city : `${location.city}, ${country}`,
      hiddenKeywords: location.state ?? undefined,
      detail: [counts.tournaments(tournaments.length), recordText(countRecord(games))].join(", "),
      region: regionOf(location),
    },
  ];
}

/**
 * Every city where the team has played, most tournaments first, then by name. Where cities of several countries have
 * one name, those abroad say their country: "London, GB".
 */
export function placeEntries(record: ClubRecord): PlaceEntry[] {
  const played = sanctionedInOrder(record).filter(({ games }) => playedOnly(games).length > 0);
  const names = groupBy(played, ({ location }) => locationText(location));
  const cities = sortedBy([...names], ([name]) => name).flatMap(([, alike]) => {
    const countries = groupBy(alike, ({ location }) => location.country);
    return [...countries.values()].map((here) => ({ here, isAlone: countries.size === 1 }));
  });
  return sortedBy(cities, ({ here }) => -here.length).flatMap(({ here, isAlone }) =>
    placeEntry(here, isAlone, record),
  );
}
