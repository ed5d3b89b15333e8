import { expect, test } from "vitest";
import * as tournaments from "./tournaments.ts";

test("the newest year comes first and each keeps its order", () => {
  const [esc, regionals, pec] = [
    { id: "esc", year: 2019 },
    { id: "regionals", year: 2022 },
    { id: "pec", year: 2019 },
  ];
  expect(tournaments.groupByYear([esc, regionals, pec])).toEqual([
    { year: 2022, tournaments: [regionals] },
    { year: 2019, tournaments: [esc, pec] },
  ]);
});

const finals = { name: "Tour Finals", title: "Finals of the Tour" };
const masters = { name: "D.M.", title: "Deutsche Meisterschaft" };

test("the championship is the event with its name, however its signs are written", () => {
  const { isChampionship } = tournaments;
  expect(["tour-finals", "tour"].filter((event) => isChampionship(event, finals))).toEqual([
    "tour-finals",
  ]);
  expect(["dm", "d-m", "dm-east"].filter((event) => isChampionship(event, masters))).toEqual([
    "dm",
    "d-m",
  ]);
});

test("an event is its tournaments’ file name without the year, also after a new name", () => {
  const events = { "fog-bowl-east": { sameAs: "fog-bowl" } };
  expect(tournaments.stripYear("2026-fog-bowl")).toBe("fog-bowl");
  expect(tournaments.findEventKey("2026-fog-bowl", {})).toBe("fog-bowl");
  expect(tournaments.findEventKey("2026-fog-bowl-east", events)).toBe("fog-bowl");
});

const entry = (id: string, start?: string, sanctioned = true) => ({
  id,
  sanctioned,
  year: 2022,
  dates: start === undefined ? undefined : { start },
});

test("results are the sanctioned tournaments, newest first, ties in order, undated ones last", () => {
  const all = [
    entry("undated"),
    entry("bici", "2022-10-04", false),
    entry("esc", "2022-08-20"),
    entry("regionals", "2022-10-01"),
    entry("other", "2022-08-20"),
  ];
  expect(tournaments.resultsTournaments(all).map(({ id }) => id)).toEqual([
    "regionals",
    "esc",
    "other",
    "undated",
  ]);
});

test.each([
  ["2019-esc", "Ohio", undefined, ["esc", "Ohio"]],
  ["2017-nationals", "Ohio", "T9th Nationals", ["nationals", "Ohio", "T9th Nationals"]],
  ["2017-regionals", "Ohio", "T9th Nationals", ["regionals", "Ohio"]],
  ["2025-world-champs", "Ohio", "3rd World Champs", ["world-champs", "Ohio", "3rd World Champs"]],
  ["2025-dm", "Ohio", "3rd D.M.", ["dm", "Ohio", "3rd D.M."]],
  ["2025-esc", "Ohio", "3rd Descent", ["esc", "Ohio"]],
  ["2022-dc-round-robin", undefined, null, ["dc-round-robin"]],
])("%s in %s is also found by the finish %s: %j", (id, state, finish, names) => {
  const location = { region: state === undefined ? undefined : { name: state } };
  expect(tournaments.otherNames({ id, location }, finish)).toEqual(names);
});

test.each([
  [9, "T9th Nationals", "T9th"],
  [9, "9th Nationals", "9th"],
  [9, "T9th Regionals", "9th"],
  [9, undefined, "9th"],
  [19, "T9th Nationals", "19th"],
  [undefined, "T9th Nationals", undefined],
])("the place %s with the finish %s is written %s", (result, finish, text) => {
  expect(tournaments.placeText({ id: "2017-nationals", result }, finish)).toBe(text);
});
