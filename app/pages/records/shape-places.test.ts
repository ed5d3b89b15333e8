import { expect, test } from "vitest";
import type { State, StateKind, States } from "#app/domain/places/state.ts";
import { loadContent } from "#app/content/.server/load-content.ts";
import { buildRecord } from "#app/record/build-record.ts";
import { placesNote, shapePlaces, placeTiles, type RecordsPlace } from "./shape-places.ts";

const state = (code: string, column: number, row: number, kind: StateKind = "state"): State => ({
  code,
  name: code,
  kind,
  tile: { column, row },
  timeZones: [],
  also: [],
});

const states: States = {
  country: "DE",
  called: { one: "Land", many: "Länder" },
  list: [
    state("HH", 1, 2),
    state("SH", 2, 1),
    state("BY", 1, 3),
    state("BE", 2, 2, "district"),
    state("DK", 1, 1, "bonus"),
  ],
};

const place = (name: string, code: string | undefined, ...cities: string[]): RecordsPlace => ({
  key: name.toLowerCase(),
  code,
  name,
  games: 2,
  wins: 1,
  losses: 1,
  ties: 0,
  record: "1–1",
  cities: cities.map((city) => ({ name: city, record: "1–1", tournaments: [] })),
});

const places = [place("SH", "SH", "Kiel", "Flensburg"), place("Aalborg", undefined, "Aalborg")];

/** Places of the invented club after changes to all games. */
function placesWith(changes: object) {
  const content = loadContent();
  const tournaments = content.tournaments.map((tournament) =>
    Object.assign({}, tournament, {
      games: tournament.games.map((game) => Object.assign({}, game, changes)),
    }),
  );
  const { tournaments: played } = buildRecord({ ...content, tournaments });
  return shapePlaces(played.filter(({ sanctioned }) => sanctioned));
}

test("states with most games come first, then by name, each with its cities", () => {
  const lines = placesWith({}).map(
    ({ code, games, record, cities }) =>
      `${code} ${games} ${record}: ${cities.map(({ name, record: here }) => `${name} ${here}`).join(", ")}`,
  );
  expect(lines).toEqual([
    "ME 9 5–2–2: Eastport 4–1–1, Rockland 0–1, Portland 1–0–1",
    "AZ 3 2–1: Phoenix 2–1",
    "MA 2 2–0: Devens 2–0",
    "VT 2 1–1: Burlington 1–1",
  ]);
});

test("a city has its tournaments", () => {
  expect(placesWith({})[1]?.cities[0]).toMatchObject({
    name: "Phoenix",
    tournaments: [{ id: "2026-spring", year: 2026 }],
  });
});

test("an away game’s city does not count as a place", () => {
  expect(placesWith({ at: "home" })).toEqual(placesWith({}));
  expect(placesWith({ at: "away" })).toEqual([]);
});

test("the map has states and districts row by row, those with games linked to their place in the list", () => {
  const tiles = placeTiles(places, states).map(
    ({ code, column, row, place: at }) => `${code} ${column}/${row} ${at ?? "–"}`,
  );
  expect(tiles).toEqual(["SH 2/1 0", "HH 1/2 –", "BE 2/2 –", "BY 1/3 –"]);
});

test("states are counted by their name for them, districts are listed, other places are counted separately", () => {
  expect(placesNote(places, states)).toBe("1 Land, 3 places");
  const more = [...places, place("HH", "HH", "Hamburg"), place("BE", "BE", "Berlin")];
  expect(placesNote(more, states)).toBe("2 Länder and BE, 5 places");
  expect(placesNote([place("Aalborg", undefined, "Aalborg")], states)).toBe("1 place");
});

test("without known states there are no tiles", () => {
  expect(placeTiles(places, { ...states, list: [] })).toEqual([]);
});
