import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { buildRecord } from "#app/record/build-record.ts";
import { listPlaces, recordAt } from "./list-places.ts";

/** Places of the invented club after changes to all games. */
function placesWith(changes: object) {
  const content = loadContent();
  const tournaments = content.tournaments.map((tournament) =>
    Object.assign({}, tournament, {
      games: tournament.games.map((game) => Object.assign({}, game, changes)),
    }),
  );
  return listPlaces(buildRecord({ ...content, tournaments }));
}

test("states with most games come first, then by name, each with its cities", () => {
  const lines = placesWith({}).map(
    ({ area, games, tournaments, cities }) =>
      `${area} ${games} ${recordAt(tournaments)}: ${Array.from(cities, ([city, there]) => `${city} ${recordAt(there)}`).join(", ")}`,
  );
  expect(lines).toEqual([
    expect.stringMatching(/ 9 5–2–2: Eastport 4–1–1, Rockland 0–1, Portland 1–0–1$/),
    expect.stringMatching(/ 3 2–1: Phoenix 2–1$/),
    expect.stringMatching(/ 2 2–0: Devens 2–0$/),
    expect.stringMatching(/ 2 1–1: Burlington 1–1$/),
  ]);
});

test("an away game’s city does not count as a place", () => {
  expect(placesWith({ at: "home" })).toHaveLength(4);
  expect(placesWith({ at: "away" })).toEqual([]);
});
