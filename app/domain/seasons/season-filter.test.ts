import { expect, test } from "vitest";
import { changesForChoice, seasonFilter } from "#app/domain/seasons.ts";

const season2022 = { id: "cote-sauvage-2022" };
const season2021 = { id: "cote-sauvage-2021" };
const season2019 = { id: "cote-sauvage-2019" };

const readFilter = (address: string) => {
  const query = new URLSearchParams(address);
  const read = (name: string) => query.get(name) ?? undefined;
  return seasonFilter([season2022, season2021, season2019], season2021, read);
};

test("a URL without a query shows the default season, not all", () => {
  expect(readFilter("")).toEqual({ season: season2021, showsAll: false, isUnknown: false });
});

test("the season in the URL is selected", () => {
  expect(readFilter("season=cote-sauvage-2019").season).toBe(season2019);
});

test("only show=all shows all, and remembers the season", () => {
  expect(readFilter("show=all&season=cote-sauvage-2019")).toEqual({
    season: season2019,
    showsAll: true,
    isUnknown: false,
  });
  expect(readFilter("show=some").showsAll).toBe(false);
});

test("an unknown season shows the default and a notice, unless all are shown", () => {
  const shown = { season: season2021, showsAll: false, isUnknown: true };
  expect(readFilter("season=cote-sauvage-2030")).toEqual(shown);
  expect(readFilter("season=cote-sauvage-2030&show=all").isUnknown).toBe(false);
});

test("showing all keeps the season in the URL; selecting a season ends it", () => {
  expect(changesForChoice("all", "cote-sauvage-2021")).toStrictEqual({ show: "all" });
  const changes = { season: "cote-sauvage-2019", show: undefined };
  expect(changesForChoice("cote-sauvage-2019", "cote-sauvage-2021")).toStrictEqual(changes);
});

test("the default season is left out of the URL", () => {
  const changes = { season: undefined, show: undefined };
  expect(changesForChoice("cote-sauvage-2021", "cote-sauvage-2021")).toStrictEqual(changes);
});
