import { expect, test } from "vitest";
import { newsTitle } from "./View.tsx";

const season = (year: number) => ({
  id: `s-${year}`,
  name: `Côte Sauvage ${year}`,
  year,
  grid: { name: String(year), sheet: "", links: [] },
});
const club = { name: "Côte Sauvage Ultimate" };
const defaultSeason = season(2022);
const title = (shown: typeof defaultSeason, showsAll = false) =>
  newsTitle(club, { season: shown, showsAll, isUnknown: false }, defaultSeason);

test("the title names the season, but not the default one", () => {
  expect(title(season(2018))).toBe("Côte Sauvage 2018 · News");
  expect(title(defaultSeason)).toBe("News · Côte Sauvage Ultimate");
});

test("the title of all news says so, whichever season is selected", () => {
  expect(title(season(2018), true)).toBe("All News · Côte Sauvage Ultimate");
});
