import { expect, test } from "vitest";
import { newsTitle } from "./View.tsx";

const season = (year: number) => ({
  id: `s-${year}`,
  name: `Côte Sauvage ${year}`,
  year,
  grid: { name: String(year), sheet: "", links: [] },
});
const club = { name: "Côte Sauvage Ultimate" };
const fallback = season(2022);
const title = (shown: typeof fallback, showsAll = false) =>
  newsTitle(club, { season: shown, showsAll, isUnknown: false }, fallback);

test("the title names the season, or that all are shown; the default season is not named", () => {
  expect(title(fallback)).toBe("News · Côte Sauvage Ultimate");
  expect(title(season(2018))).toBe("Côte Sauvage 2018 · News");
  expect(title(season(2018), true)).toBe("All News · Côte Sauvage Ultimate");
});
