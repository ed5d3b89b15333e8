import { expect, test } from "vitest";
import type { State, StateKind, States } from "#app/domain/places/state.ts";
import { placesNote, placeTiles, type RecordsPlace } from "./shape-places.ts";

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
  record: "1–1",
  cities: cities.map((city) => ({ name: city, record: "1–1", tournaments: [] })),
});

const places = [place("SH", "SH", "Kiel", "Flensburg"), place("Aalborg", undefined, "Aalborg")];

test("the map has states and districts row by row, and leads to those that were played in", () => {
  const tiles = placeTiles(places, states).map(
    ({ code, column, row, place: at }) => `${code} ${column}/${row} ${at ?? "–"}`,
  );
  expect(tiles).toEqual(["SH 2/1 0", "HH 1/2 –", "BE 2/2 –", "BY 1/3 –"]);
});

test("states are counted by what they are called, districts are named, other places are counted alone", () => {
  expect(placesNote(places, states)).toBe("1 Land, 3 places");
  const more = [...places, place("HH", "HH", "Hamburg"), place("BE", "BE", "Berlin")];
  expect(placesNote(more, states)).toBe("2 Länder and BE, 5 places");
  expect(placesNote([place("Aalborg", undefined, "Aalborg")], states)).toBe("1 place");
});

test("where no states are known there are no tiles", () => {
  expect(placeTiles(places, { ...states, list: [] })).toEqual([]);
});
