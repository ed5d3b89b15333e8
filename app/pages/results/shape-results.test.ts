import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { buildRecord } from "#app/record/build-record.ts";
import { shapeResult, shapeSeasons } from "./shape-results.ts";

const content = loadContent();
const record = buildRecord(content);

const result = (id: string, from = record) => {
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

test("a tournament is also found by its level, its state and names that are not shown", () => {
  const opponents = new Map(content.opponents);
  const gale = opponents.get("gale");
  if (gale === undefined) throw new Error("There is no such team.");
  opponents.set("gale", { ...gale, displayNameOverride: "The Storm" });
  const names = result("2024-fog-bowl", buildRecord({ ...content, opponents })).otherNames;
  expect(names).toEqual(["fog-bowl", "Maine", "Gale", "Albany"]);
});

test("the season’s finish identifies its last tournament", () => {
  const finish = record.seasons.find(({ year }) => year === 2025)?.results?.finish;
  const found = record.tournaments.filter(({ id }) => result(id).otherNames.includes(finish ?? ""));
  expect(found.map(({ id }) => id)).toEqual(["2025-regionals"]);
});

test("its own map and event page are used if the record has them", () => {
  expect(result("2024-fog-bowl")).toMatchObject({
    map: "https://maps.example/eastport",
    link: "https://league.example/fog-bowl",
  });
  expect(result("2024-regionals").map).toBe(
    "https://www.google.com/maps/search/?api=1&query=Burlington%2C%20VT",
  );
  expect(result("2024-regionals").link).toBeUndefined();
});
