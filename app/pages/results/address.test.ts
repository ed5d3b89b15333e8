import { expect, test } from "vitest";
import { queryReader } from "#app/lib/path/query.ts";
import { readAddress } from "./use-filter.ts";

const nationals = { id: "2016-nationals", year: 2016 };
const tournaments = [{ id: "2022-esc", year: 2022 }, nationals, { id: "2020-sfi", year: 2020 }];
const seasons = [2022, 2019, 2016].map((year) => ({
  id: `cote-sauvage-${year}`,
  year,
  name: `Côte Sauvage ${year}`,
  record: undefined,
  words: undefined,
  finish: undefined,
}));
// A season newer than the captains' default exists.
const record = { seasons, defaultSeason: "cote-sauvage-2019" };

const readQuery = (query: string) => readAddress(record, tournaments, queryReader(query));

test("a tournament in the URL selects its season", () => {
  const { named, filter } = readQuery("tournament=2016-nationals");
  expect(named).toBe(nationals);
  expect(filter).toMatchObject({ season: { id: "cote-sauvage-2016" }, isUnknown: false });
});

test("a season in the URL wins over the tournament’s season", () => {
  const { filter } = readQuery("season=cote-sauvage-2022&tournament=2016-nationals");
  expect(filter.season.id).toBe("cote-sauvage-2022");
});

test("all results stay selected with any tournament", () => {
  expect(readQuery("show=all&tournament=2016-nationals").filter).toMatchObject({
    showsAll: true,
    season: { id: "cote-sauvage-2019" },
  });
});

test.each([
  ["an unknown tournament", "tournament=2016-moon"],
  ["a tournament of a year without a team", "tournament=2020-sfi"],
  ["“none”", "tournament=none"],
  ["no tournament", ""],
])("%s in the URL shows the default season", (_, query) => {
  expect(readQuery(query).filter.season.id).toBe("cote-sauvage-2019");
});

test("an unknown tournament was asked for, “none” was not", () => {
  expect(readQuery("tournament=2016-moon")).toMatchObject({ asked: "2016-moon", named: undefined });
  expect(readQuery("tournament=none").asked).toBeUndefined();
});
