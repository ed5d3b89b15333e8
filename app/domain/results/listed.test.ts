import { expect, test } from "vitest";
import { listedTournaments } from "./listed.ts";

const TOURNAMENTS = [
  { id: "2022-regionals", year: 2022, haystack: "great lakes regionals nereid" },
  { id: "2022-esc", year: 2022, haystack: "elite select challenge hoist" },
  { id: "2019-esc", year: 2019, haystack: "elite select challenge nereid" },
];
const listed = (year: number, showAll: boolean, query: string) =>
  listedTournaments(TOURNAMENTS, { year, showAll, query }).map(({ id }) => id);

test("a season lists its own year in the order given", () => {
  expect(listed(2022, false, "")).toEqual(["2022-regionals", "2022-esc"]);
});

test("all results list every year, whatever season is selected", () => {
  expect(listed(2019, true, "")).toEqual(["2022-regionals", "2022-esc", "2019-esc"]);
});

test("a search narrows the season, or all results", () => {
  expect(listed(2022, false, "Nereid")).toEqual(["2022-regionals"]);
  expect(listed(2022, true, "nereid")).toEqual(["2022-regionals", "2019-esc"]);
});

test("a season without tournaments and a search without hits list nothing", () => {
  expect(listed(2020, false, "")).toEqual([]);
  expect(listed(2022, true, "undefined")).toEqual([]);
});
