import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import type { State, StateKind, States } from "#app/domain/places/state.ts";
import { buildRecord } from "#app/record/build-record.ts";
import { shapeEdition } from "./shape-plates.ts";

const state = (code: string, name: string, column: number, kind: StateKind = "state"): State => ({
  code,
  name,
  kind,
  tile: { column, row: 1 },
  timeZones: [],
  also: [],
});

/** A country with two counties and a bonus, with plates spotted by the invented club. */
const states: States = {
  country: "US",
  called: { one: "county", many: "counties" },
  list: [state("VT", "Vermont", 3), state("ME", "Maine", 1), state("MX", "Mexico", 2, "bonus")],
};

const content = { ...loadContent(), states };
const record = buildRecord(content);
const editions = record.plateEditions.map((edition) => shapeEdition(record, edition));
const [older, newer] = editions;

test("plates are counted out of the country’s own states, by their name", () => {
  expect([older?.states, older?.total, older?.ofAll]).toEqual([1, 2, "of 2 counties"]);
});

test("the map has the country’s own states, in reading order, and a bonus only once spotted", () => {
  const tiles = (edition = older) => edition?.tiles.map(({ code, column }) => `${code} ${column}`);
  expect(tiles(older)).toEqual(["ME 1", "MX 2", "VT 3"]);
  expect(tiles(newer)).toEqual(["ME 1", "VT 3"]);
});

test("a plate of a state outside the country does not count", () => {
  expect(newer?.claims.map(({ name }) => name).toSorted()).toEqual(["Maine", "Vermont"]);
});

test("without known states there is no map", () => {
  const nowhere = buildRecord({ ...content, states: { ...states, list: [] } });
  expect(nowhere.plateEditions).toEqual([]);
});
