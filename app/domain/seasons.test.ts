import { expect, test } from "vitest";
import * as seasons from "./seasons.ts";

const [latest, shown, first] = [2022, 2021, 2019].map((year) => ({ id: `gale-${year}`, year }));
const all = [latest, shown, first].flatMap((season) => season ?? []);

test.each([
  ["gale-2019", 2019, false],
  [undefined, 2021, false],
  [null, 2021, false],
  ["", 2021, false],
  ["gale-2020", 2021, true],
  ["GALE-2019", 2021, true],
])("the season %j of an address selects %i, unknown: %s", (value, year, isUnknown) => {
  const found = seasons.resolveSeason(all, value, all[1] ?? { id: "", year: 0 });
  expect([found.season.year, found.isUnknown]).toEqual([year, isUnknown]);
});

test.each([
  ["", 2021, false, false],
  ["season=gale-2019", 2019, false, false],
  ["show=all&season=gale-2019", 2019, true, false],
  ["show=some", 2021, false, false],
  ["season=gale-2030", 2021, false, true],
  ["season=gale-2030&show=all", 2021, true, false],
])("the query “%s” selects %i, all: %s, unknown: %s", (address, year, showsAll, isUnknown) => {
  const query = new URLSearchParams(address);
  const read = (name: string) => query.get(name) ?? undefined;
  const { season, ...rest } = seasons.seasonFilter(all, all[1] ?? { id: "", year: 0 }, read);
  expect([season.year, rest]).toEqual([year, { showsAll, isUnknown }]);
});

test.each([
  ["all", { show: "all" }],
  ["gale-2019", { season: "gale-2019", show: undefined }],
  ["gale-2021", { season: undefined, show: undefined }],
])("the choice of %s changes the address by %j", (choice, changes) => {
  expect(seasons.changesForChoice(choice, "gale-2021")).toStrictEqual(changes);
});

test.each([
  ["Anchors", "anchors-2024"],
  ["Côte Sauvage", "cote-sauvage-2024"],
  [" D’Arcy & Co. ", "d-arcy-co-2024"],
  ["海", "season-2024"],
])("the season of %s has the id %s", (team, id) => {
  expect(seasons.seasonId(team, 2024)).toBe(id);
});

test("selects list the newest season first", () => {
  const listed = seasons.newestSeasonFirst(all.toReversed());
  expect(listed.map(({ year }) => year)).toEqual([2022, 2021, 2019]);
});
