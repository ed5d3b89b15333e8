import { playedOnly } from "#app/domain/games/game.ts";
import { addressKey } from "#app/domain/places/place.ts";
import { sortByRow, isOnEveryMap, type States, statesText } from "#app/domain/places/state.ts";
import { countRecord, recordText } from "#app/domain/records.ts";
import { groupBy, sortedBy } from "#app/lib/list.ts";
import type { Tournament } from "#app/record/record.ts";
import * as words from "#words/pages/records.ts";

/** Away league games were played elsewhere; the content does not say where. */
const listGames = (tournaments: readonly Tournament[]) =>
  tournaments.flatMap(({ games }) => playedOnly(games).filter(({ at }) => at !== "away"));

const recordIn = (tournaments: readonly Tournament[]) =>
  recordText(countRecord(listGames(tournaments)));

/**
 * Where the team has played: states by number of games, then by name, each with its cities. Games
 * count at the location of their tournament.
 *
 * @param tournaments sanctioned, oldest first
 */
export function shapePlaces(tournaments: readonly Tournament[]) {
  const played = tournaments.filter((tournament) => listGames([tournament]).length > 0);
  const places = Array.from(
    groupBy(played, ({ location }) => location.area),
    ([key, all]) => {
      const cities = groupBy(all, ({ location }) => location.city);
      const region = all[0]?.location.region;
      return {
        key: addressKey(key),
        code: region?.code,
        name: region?.name ?? key,
        games: listGames(all).length,
        ...countRecord(listGames(all)),
        record: recordIn(all),
        cities: Array.from(cities, ([name, localTournaments]) => ({
          name,
          record: recordIn(localTournaments),
          tournaments: localTournaments.flatMap(({ id, year, dates }) =>
            dates === undefined ? [] : [{ id, year }],
          ),
        })),
      };
    },
  );
  return sortedBy(
    sortedBy(places, ({ name }) => name),
    ({ games }) => -games,
  );
}

/** A state, or a place abroad, which has no code. */
export type RecordsPlace = ReturnType<typeof shapePlaces>[number];

/**
 * States and districts at their map positions, in reading order. `place` is the index in the list
 * if the team has played there.
 */
export function placeTiles(places: readonly RecordsPlace[], { list }: States) {
  return sortByRow(list.filter(isOnEveryMap)).map(({ code, tile: { column, row } }) => {
    const index = places.findIndex((place) => place.code === code);
    return index === -1 ? { code, column, row } : { code, column, row, place: index };
  });
}

/** Summary of the list: "10 states and DC, 22 places". */
export function placesNote(places: readonly RecordsPlace[], { called, list }: States): string {
  const played = list.filter(({ code }) => places.some((place) => place.code === code));
  const cities = places.reduce((sum, place) => sum + place.cities.length, 0);
  const what = played.length === 0 ? [] : [statesText(played, called)];
  return [...what, words.places(cities)].join(", ");
}
