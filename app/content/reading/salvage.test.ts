import { newsFile } from "#app/content/schema/news-item.ts";
import { roster } from "#app/content/schema/roster.ts";
import { tournament } from "#app/content/schema/tournament.ts";
import { expect, test } from "vitest";
import { salvage } from "./salvage.ts";

// A game needs a type and both scores or none; a wrong time or an unknown field can be left out.
const games = [
  { opponent: "anchors", type: "pool" },
  { opponent: "hoist", type: "POOL", time: "253:00" },
  { opponent: "pop", type: "POOL", us: 13 },
  { opponent: "ivy", type: "POOL", weather: "rain" },
];
const head = { name: "ESC", timeZone: "America/Chicago", location: { city: "Rockford" } };

test("invalid fields are removed, and entries that need them", () => {
  const { value } = salvage(tournament, { ...head, sanctioned: true, games });
  expect(value).toEqual({
    ...head,
    sanctioned: true,
    games: [
      { opponent: "hoist", type: "POOL" },
      { opponent: "ivy", type: "POOL" },
    ],
  });
});

test("a path into the remaining data leads to the same place in the file", () => {
  const { toWrittenPath } = salvage(tournament, { ...head, sanctioned: true, games });
  expect(toWrittenPath(["games", 0, "date"])).toEqual(["games", 1, "date"]);
  expect(toWrittenPath(["games", 1])).toEqual(["games", 3]);
  expect(toWrittenPath(["name"])).toEqual(["name"]);
});

test("required fields of the file itself get a placeholder", () => {
  const { value } = salvage(tournament, { name: 7, games: [], location: {} });
  expect(value).toEqual({
    name: "?",
    timeZone: "America/New_York",
    location: { city: "?" },
    sanctioned: false,
    games: [],
  });
});

test("a roster without players has no placeholder, because it would mislead", () => {
  expect(salvage(roster, { displayName: "Côte Sauvage 2019" }).value).toBeUndefined();
});

test("nothing is left of a file with the wrong structure", () => {
  expect(salvage(newsFile, { title: "no list" }).value).toBeUndefined();
  expect(salvage(tournament, "text").value).toBeUndefined();
  expect(salvage(tournament, null).value).toBeUndefined();
});
