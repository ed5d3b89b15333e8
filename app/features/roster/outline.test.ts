import { expect, test } from "vitest";
import { exampleData } from "./example-team.ts";
import { seasonsOf } from "./member.ts";
import { outlineOf } from "./outline.ts";
import { viewAddress } from "./roster-address.ts";

const outline = outlineOf(exampleData);

test("the default season is whole, and nobody but its people is named", () => {
  expect(outline.seasons.at(-1)).toEqual(exampleData.seasons.at(-1));
  expect(Object.keys(outline.people)).toEqual(["birch", "ash"]);
});

test("all seasons are there, with those people and the first, and without pictures", () => {
  expect(outline.seasons.map(({ players, coaches }) => [players, coaches])).toEqual([
    [["birch"], []],
    [["ash", "birch"], []],
    [["ash", "birch"], []],
  ]);
  expect(outline.seasons[0]).toMatchObject({ busts: "", grounds: [], prints: {}, captains: [] });
});

test("a person's seasons and her addresses are the same as with the whole record", () => {
  const record = { ...exampleData, defaultSeason: "cote-sauvage-2018" };
  const addresses = (data: typeof record) =>
    seasonsOf(data, "birch").map((season) => viewAddress(data, season, "player", "birch"));
  // In 2019 she stands behind somebody who was not on the team in 2018.
  expect(addresses(outlineOf(record))).toEqual(addresses(record));
  expect(addresses(record)[1]).toContain("player=birch");
});
