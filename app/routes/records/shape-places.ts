import { playedOnly } from "#app/domain/games/game.ts";
import { PLATES } from "#app/domain/fifty-plates/plate.ts";
import { addressKey, placeName } from "#app/domain/places/place-key.ts";
import { stateName } from "#app/domain/places/state-name.ts";
import { countRecord, recordText } from "#app/domain/records/record.ts";
import { groupBy } from "#app/lib/list/group-by.ts";
import { sortedBy } from "#app/lib/list/sorted-by.ts";
import type { Tournament } from "#app/record/record.ts";
import * as counts from "#words/grammar/counts.ts";
import * as words from "#words/pages/records.ts";
import { enumerate } from "#words/grammar/lists.ts";
import type { PlaceTile, RecordsPlace } from "./records-data.ts";

const gamesOf = (tournaments: readonly Tournament[]) =>
  tournaments.flatMap(({ games }) => playedOnly(games));

const recordIn = (tournaments: readonly Tournament[]) =>
  recordText(countRecord(gamesOf(tournaments)));

/**
 * Where the team has played: states by games, then by name, each with its cities. Counted by the
 * place of the tournament.
 *
 * @param tournaments sanctioned, oldest first
 */
export function shapePlaces(tournaments: readonly Tournament[]): RecordsPlace[] {
  const played = tournaments.filter(({ games }) => playedOnly(games).length > 0);
  const places = Array.from(
    groupBy(played, ({ location }) => placeName(location)),
    ([key, all]): RecordsPlace => {
      const cities = groupBy(all, ({ location }) => location.city);
      const { wins, losses } = countRecord(gamesOf(all));
      const name = stateName(key);
      return {
        key: addressKey(key),
        code: name === undefined ? undefined : key,
        name: name ?? key,
        games: gamesOf(all).length,
        wins,
        losses,
        record: recordIn(all),
        cities: Array.from(cities, ([name, here]) => ({
          name,
          record: recordIn(here),
          tournaments: here.flatMap(({ id, year, dates }) =>
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

/** The fifty states and DC where they lie on the map, in reading order. */
export function placeTiles(places: readonly RecordsPlace[]): PlaceTile[] {
  const shown = PLATES.filter(({ kind }) => kind === "state" || kind === "district");
  const tiles = shown.map(({ code, tile: { column, row } }): PlaceTile => {
    const place = places.findIndex((one) => one.code === code);
    return place === -1 ? { code, column, row } : { code, column, row, place };
  });
  return sortedBy(tiles, ({ column, row }) => row * 100 + column);
}

/** "10 states and DC, 22 places": what the list holds. */
export function placesNote(places: readonly RecordsPlace[]): string {
  const states = places.filter(({ code }) => code !== undefined && code !== "DC").length;
  const cities = places.reduce((sum, place) => sum + place.cities.length, 0);
  const parts = [
    ...(states === 0 ? [] : [counts.states(states)]),
    ...(places.some(({ code }) => code === "DC") ? ["DC"] : []),
  ];
  const what = parts.length === 0 ? [] : [enumerate(parts)];
  return [...what, words.places(cities)].join(", ");
}
