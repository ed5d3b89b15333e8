import { expect, test } from "vitest";
import { searchList } from "#app/domain/search.ts";
import { tournamentsOf } from "./listed-tournament.ts";
import { shapeGames, type ShapedTournament, type TournamentRecord } from "./shape-results.ts";

function shaped(id: string, ...opponents: string[]): ShapedTournament {
  const year = Number(id.slice(0, 4));
  const games = opponents.map((key) => [key, "Sat"] as const);
  return {
    id,
    name: "Elite Select Challenge",
    year,
    endYear: year,
    dates: "July 8 - 9",
    where: "Joliet, IL",
    otherNames: [],
    map: "https://example.org",
    isUnannounced: undefined,
    link: undefined,
    linkLabel: undefined,
    place: undefined,
    isTied: false,
    placeText: undefined,
    ...shapeGames([]),
    groups: [{ heading: "Pool play", record: undefined, words: undefined, games }],
  };
}

const art = { emblems: "/art/emblems.svg", scores: "/art/scores.svg" };
const record: TournamentRecord = {
  tournaments: [
    shaped("2021-regionals", "merry"),
    shaped("2021-esc"),
    { ...shaped("2022-pec"), place: 21, endYear: 2023 },
    shaped("2019-esc"),
  ],
  opponents: {
    merry: {
      name: "Merry Bosun",
      location: { city: "Boulder" },
      displayNameOverride: "Denver Merry Bosun",
    },
  },
  art: { "2021": art },
};

const found = (query: string) => {
  const all = tournamentsOf(record);
  return searchList(all, all, query).found.map(({ id }) => id);
};

test("the newest year comes first; order within a year stays", () => {
  const ids = tournamentsOf(record).map(({ id }) => id);
  expect(ids).toEqual(["2022-pec", "2021-regionals", "2021-esc", "2019-esc"]);
});

test("a tournament has the opponents and artwork of its year", () => {
  const [pec, regionals] = tournamentsOf(record);
  expect(regionals?.opponents).toBe(record.opponents);
  expect(regionals?.art).toBe(art);
  expect(pec?.art).toBeUndefined();
});

test("a tournament is found by name and by an opponent’s override, name and city", () => {
  expect(found("denver")).toEqual(["2021-regionals"]);
  expect(found("merry bo")).toEqual(["2021-regionals"]);
  expect(found("BOULDER")).toEqual(["2021-regionals"]);
  expect(found("elite").length).toBe(4);
});

test("a tournament is found by its year, its end year, and its state", () => {
  expect(found("challenge 2022")).toEqual(["2022-pec"]);
  expect(found("2023")).toEqual(["2022-pec"]);
  expect(found("joliet, il").length).toBe(4);
});

test("the word undefined finds nothing", () => {
  expect(found("undefined")).toEqual([]);
});
