import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { buildRecord } from "#app/record/build-record.ts";
import { shapeResult, shapeSeasons } from "./shape-results.ts";

const content = loadContent();
const record = buildRecord(content);

const shapeTournament = (id: string, from = record) => {
  const tournament = from.tournaments.find((tournament) => tournament.id === id);
  if (tournament === undefined) throw new Error("There is no such tournament.");
  return shapeResult(tournament, from);
};

test("seasons are newest first with their published record and finish, if known", () => {
  const seasons = shapeSeasons(record);
  expect(seasons.map(({ year }) => year)).toEqual([2027, 2026, 2025, 2024, 2023]);
  expect(JSON.parse(JSON.stringify(seasons.slice(-1)))).toEqual([
    { id: "cote-sauvage-2023", year: 2023, name: expect.any(String) },
  ]);
  expect(seasons[3]).toMatchObject({ record: "3–2", words: "3 wins, 2 losses" });
});

test("a tournament is also found by its id, its state, and an opponent’s name and city that are not shown", () => {
  const opponents = new Map(content.opponents);
  const gale = opponents.get("gale");
  if (gale === undefined) throw new Error("There is no such team.");
  opponents.set("gale", { ...gale, displayNameOverride: "The Storm" });
  const names = shapeTournament("2024-fog-bowl", buildRecord({ ...content, opponents })).otherNames;
  expect(names).toEqual(["fog-bowl", "Maine", "Gale", "Albany"]);
});

test("a season’s finish finds the tournament where it was reached, and no other", () => {
  const finish = record.seasons.find(({ year }) => year === 2025)?.results?.finish;
  const found = record.tournaments.filter(({ id }) =>
    shapeTournament(id).otherNames.includes(finish ?? ""),
  );
  expect(found.map(({ id }) => id)).toEqual(["2025-regionals"]);
});

test("a tournament has its own map, or else a search for its place", () => {
  expect(shapeTournament("2024-fog-bowl").map).toBe("https://maps.example/eastport");
  expect(shapeTournament("2024-regionals").map).toBe(
    "https://www.google.com/maps/search/?api=1&query=Burlington%2C%20VT",
  );
});

test("a tournament has its event page, if there is one", () => {
  expect(shapeTournament("2024-fog-bowl").link).toBe("https://league.example/fog-bowl");
  expect(shapeTournament("2024-regionals").link).toBeUndefined();
});
