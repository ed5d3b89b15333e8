import { placed } from "#app/domain/places/place.ts";
import { UNITED_STATES } from "#app/domain/places/united-states.ts";
import { expect, test } from "vitest";
import type { Opponent, Roster, Tournament } from "#app/content/content.ts";
import {
  defaultYear,
  opponentsOf,
  type ResultsContent,
  shapeSeasons,
  shapeTournaments,
} from "#app/pages/results/shape-results.ts";

function roster(year: number, results?: Roster["results"]): Roster {
  const lists = { highlights: [], captains: [], players: [], coaches: [], photos: [] };
  const season = {
    id: `cote-sauvage-${year}`,
    year,
    displayName: `Côte Sauvage ${year}`,
    ...lists,
  };
  return results === undefined ? season : { ...season, results };
}

function tournament(id: string, start?: string, opponents: readonly string[] = []): Tournament {
  return {
    id,
    event: "fog-bowl",
    name: id,
    year: Number(id.slice(0, 4)),
    timeZone: "America/New_York",
    location: placed({ city: "Joliet", state: "IL" }, UNITED_STATES),
    sanctioned: true,
    games: opponents.map((opponent) => ({ opponent, type: "POOL" })),
    ...(start === undefined ? {} : { dates: { start, end: start } }),
  };
}

const mollyBrown: Opponent = {
  id: "molly",
  name: "Merry Bosun",
  location: placed({ city: "Boulder", state: "CO", country: "US" }, UNITED_STATES),
  displayNameOverride: "Denver Merry Bosun",
};

const content: ResultsContent = {
  site: { defaultRoster: "cote-sauvage-2021" },
  opponents: new Map([["molly", mollyBrown]]),
  rosters: [
    roster(2019, { wins: 21, losses: 11, finish: "2nd Regionals" }),
    roster(2021, { wins: 16, losses: 7 }),
    roster(2022),
  ],
  tournaments: [
    tournament("2019-esc", "2019-08-17", ["molly"]),
    tournament("2021-esc", "2021-08-21", ["molly", "hoist-x"]),
    tournament("2021-regionals", "2021-10-02", ["molly"]),
    { ...tournament("2021-bici", "2021-06-05"), sanctioned: false },
    tournament("2022-pec"),
  ],
};

test("seasons are newest first with their published record, if known", () => {
  expect(shapeSeasons(content)).toEqual([
    { id: "cote-sauvage-2022", year: 2022, name: "Côte Sauvage 2022" },
    {
      id: "cote-sauvage-2021",
      year: 2021,
      name: "Côte Sauvage 2021",
      record: "16–7",
      words: "16 wins, 7 losses",
    },
    {
      id: "cote-sauvage-2019",
      year: 2019,
      name: "Côte Sauvage 2019",
      record: "21–11",
      words: "21 wins, 11 losses",
      finish: "2nd Regionals",
    },
  ]);
});

test("the page shows the default season's year first", () => {
  expect(defaultYear(content)).toBe(2021);
});

test("every opponent is listed once, an unknown one by its readable key", () => {
  expect(opponentsOf(content.tournaments, content)).toEqual({
    molly: {
      name: "Merry Bosun",
      location: { city: "Boulder" },
      displayNameOverride: "Denver Merry Bosun",
    },
    "hoist-x": { name: "Hoist X", location: {} },
  });
});

test("the season’s finish identifies its last tournament", () => {
  const ended = { ...content, tournaments: [tournament("2019-regionals", "2019-10-05")] };
  const shaped = shapeTournaments(
    [...content.tournaments, ...ended.tournaments],
    ended,
    {},
  ).tournaments;
  const found = shaped.filter(({ otherNames }) => otherNames.includes("2nd Regionals"));
  expect(found.map(({ id }) => id)).toEqual(["2019-regionals"]);
});

test("the data survives JSON unchanged, without undefined values", () => {
  const record = shapeTournaments(content.tournaments, content, {});
  const text = JSON.stringify(record);
  expect(JSON.parse(text)).toEqual(record);
  expect(text).not.toContain("undefined");
});

test("a tournament of another season is listed there, with the year of its dates", () => {
  const days = { dates: { start: "2020-02-08", end: "2020-02-09" }, season: 2019 };
  const winter = { ...tournament("2019-winter"), ...days };
  const [shaped] = shapeTournaments([winter], content, {}).tournaments;
  expect(shaped).toMatchObject({
    year: 2019,
    endYear: 2020,
    dates: "February\u00A08\u00A0- 9, 2020",
  });
});
