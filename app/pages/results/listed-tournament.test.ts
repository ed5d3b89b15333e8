import { expect, test } from "vitest";
import { brandId } from "#app/domain/ids.ts";
import { searchList } from "#app/domain/search.ts";
import { listTournaments } from "./listed-tournament.ts";
import type { ResultsTournament, TournamentRecord } from "./shape-results.ts";

function tournament(id: string, facts: Partial<ResultsTournament> = {}): ResultsTournament {
  return {
    id: brandId(id),
    name: "Elite Select Challenge",
    year: Number(id.slice(0, 4)),
    dates: "July 8 - 9",
    where: "Joliet, IL",
    otherNames: [],
    groups: [],
    ...facts,
  };
}

const game = {
  kind: "scheduled",
  key: "0",
  opponent: brandId<"opponent">("merry"),
  name: "Denver Merry Bosun",
  missing: "to play",
} as const;

const art = { emblems: "/art/emblems.svg", scores: "/art/scores.svg" };
const record: TournamentRecord = {
  tournaments: [
    tournament("2021-regionals", {
      otherNames: ["Boulder"],
      groups: [{ heading: "Pool play", games: [game] }],
    }),
    tournament("2021-esc", { place: "1st" }),
    tournament("2022-pec", { endYear: 2023, place: "21st" }),
    tournament("2019-esc", { place: "T9th" }),
  ],
  art: { "2021": art },
};

const find = (query: string) => {
  const all = listTournaments(record);
  return searchList(all, all, query).found.map(({ id }) => id);
};

test("the newest year comes first; order within a year stays", () => {
  const ids = listTournaments(record).map(({ id }) => id);
  expect(ids).toEqual(["2022-pec", "2021-regionals", "2021-esc", "2019-esc"]);
});

test("a tournament has the artwork of its year", () => {
  const [pec, regionals] = listTournaments(record);
  expect(regionals?.art).toBe(art);
  expect(pec?.art).toBeUndefined();
});

test("a tournament is found by its name and by the shown and hidden names of its opponents", () => {
  expect(find("denver")).toEqual(["2021-regionals"]);
  expect(find("merry bo")).toEqual(["2021-regionals"]);
  expect(find("BOULDER")).toEqual(["2021-regionals"]);
  expect(find("elite").length).toBe(4);
});

test("a tournament is found by its finishing place, and a shared one with and without its T", () => {
  expect(find("1st place")).toEqual(["2022-pec", "2021-esc"]);
  expect(find("21st")).toEqual(["2022-pec"]);
  expect(find("9th place")).toEqual(["2019-esc"]);
  expect(find("t9th")).toEqual(["2019-esc"]);
});

test("a tournament is found by its year, its end year, and its state", () => {
  expect(find("challenge 2022")).toEqual(["2022-pec"]);
  expect(find("2023")).toEqual(["2022-pec"]);
  expect(find("joliet, il").length).toBe(4);
});

test("the word undefined finds nothing", () => {
  expect(find("undefined")).toEqual([]);
});
