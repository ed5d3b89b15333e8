import { expect, test } from "vitest";
import { addressFilter, afterChoice } from "./address-filter.ts";

const seasons = [2022, 2021, 2019].map((year) => ({
  id: `rival-${year}`,
  year,
  name: `Rival ${year}`,
}));

const filterOf = (address: string) => {
  const query = new URLSearchParams(address);
  return addressFilter(seasons, "rival-2021", (name) => query.get(name) ?? undefined);
};

test("an address without a query shows the default season, not all", () => {
  const filter = filterOf("");
  expect(filter).toEqual({ season: seasons[1], showAll: false, unknownSeason: undefined });
});

test("a season in the address is the season of the page", () => {
  expect(filterOf("season=rival-2019").season.year).toBe(2019);
});

test("only show=all shows all, and keeps the season for later", () => {
  expect(filterOf("show=all&season=rival-2019")).toMatchObject({
    season: { year: 2019 },
    showAll: true,
  });
  expect(filterOf("show=some").showAll).toBe(false);
});

test("an unknown season falls back to the default and is named, unless all are shown", () => {
  expect(filterOf("season=rival-2030")).toMatchObject({
    season: { year: 2021 },
    unknownSeason: "rival-2030",
  });
  expect(filterOf("season=rival-2030&show=all").unknownSeason).toBeUndefined();
});

test("all results leave the season in the address; a season takes all results back", () => {
  expect(afterChoice("all", "rival-2021")).toEqual({ show: "all" });
  expect(afterChoice("rival-2019", "rival-2021")).toEqual({
    season: "rival-2019",
    show: undefined,
  });
  expect(afterChoice("rival-2021", "rival-2021")).toEqual({ season: undefined, show: undefined });
});
