import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { locate } from "#app/domain/places/place.ts";
import { buildRecord } from "#app/record/build-record.ts";
import { hitKey } from "#app/search/hit-address.ts";
import { placeEntries } from "./places.ts";

const content = loadContent();
const home = { ...content.states, country: "CA", list: [] };

/** Search entries of a Canadian club whose tournaments were at these places. */
function listPlaces(places: readonly { city: string; state?: string; country?: string }[]) {
  const played = content.tournaments.filter(
    ({ sanctioned, games }) => sanctioned && games.some(({ score }) => score !== undefined),
  );
  const tournaments = places.map((place, index) =>
    Object.assign({}, played[index], { location: locate(place, home) }),
  );
  return placeEntries(buildRecord({ ...content, states: home, tournaments }));
}

const londonInCanada = { city: "London" };
const londonInBritain = { city: "London", country: "GB" };

test("cities with one name in two countries are two places, told apart by the country", () => {
  const places = listPlaces([londonInCanada, londonInBritain, londonInCanada]);
  expect(places.map(({ title, detail }) => `${title}: ${detail}`)).toEqual([
    expect.stringMatching(/^London: 2 tournaments, /),
    expect.stringMatching(/^London, United Kingdom: 1 tournament, /),
  ]);
  expect(new Set(places.map(hitKey)).size).toBe(2);
});

test("a city abroad shows its country even if no other place has its name", () => {
  const places = listPlaces([londonInBritain, londonInBritain, { city: "Ottawa" }]);
  expect(places.map(({ title }) => title)).toEqual(["London, United Kingdom", "Ottawa"]);
});
