import { expect, test } from "vitest";
import { resultsTitle } from "./View.tsx";

const season = (year: number, showsAll = false) => ({
  season: { id: `cote-sauvage-${year}`, name: `Côte Sauvage ${year}` },
  showsAll,
  isUnknown: false,
});
const club = { name: "Côte Sauvage Ultimate" };
const title = (
  shown: ReturnType<typeof season>,
  named: { name: string; year: number } | undefined,
) => resultsTitle(club, "cote-sauvage-2022", shown, named);

test("the title names the tournament in the URL, or else its season", () => {
  const nationals = { name: "National Championships", year: 2016 };
  expect(title(season(2016), nationals)).toBe("National Championships 2016 · Results");
  expect(title(season(2016), undefined)).toBe("Côte Sauvage 2016 · Results");
});

test("the default season and all results have the page’s own title", () => {
  expect(title(season(2022), undefined)).toBe("Results · Côte Sauvage Ultimate");
  expect(title(season(2016, true), undefined)).toBe("Results · Côte Sauvage Ultimate");
});
