import { expect, test } from "vitest";
import type { NewsSeason } from "./news.ts";
import { choiceOf, newsFilter } from "./news-filter.ts";

const season = (year: number): NewsSeason => ({
  id: `rival-${year}`,
  name: `Rival ${year}`,
  year,
  posters: "",
});
const fallback = season(2022);
const all = { seasons: [fallback, season(2019)], fallback };
const filter = (query: Record<string, string>) => newsFilter(all, (name) => query[name]);

test("an address without a season shows the default season, not all news", () => {
  expect(filter({})).toEqual({ season: fallback, showAll: false, isUnknown: false });
});

test("a season and show-all come from the address", () => {
  expect(filter({ season: "rival-2019" }).season.year).toBe(2019);
  expect(filter({ season: "rival-2019", show: "all" }).showAll).toBe(true);
  expect(filter({ show: "everything" }).showAll).toBe(false);
});

test("an unknown season is the default and says so, unless all news are shown", () => {
  expect(filter({ season: "rival-2020" })).toEqual({
    season: fallback,
    showAll: false,
    isUnknown: true,
  });
  expect(filter({ season: "rival-2020", show: "all" }).isUnknown).toBe(false);
});

test("All News sets show-all and keeps the season", () => {
  expect(choiceOf("all", fallback)).toStrictEqual({ show: "all" });
});

test("picking a season clears show-all; the default season leaves the address", () => {
  expect(choiceOf("rival-2019", fallback)).toStrictEqual({ season: "rival-2019", show: undefined });
  expect(choiceOf("rival-2022", fallback)).toStrictEqual({ season: undefined, show: undefined });
});
