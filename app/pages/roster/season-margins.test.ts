import { placed } from "#app/domain/places/place.ts";
import { UNITED_STATES } from "#app/domain/places/united-states.ts";
import { expect, test } from "vitest";
import type { Tournament } from "#app/content/content.ts";
import { seasonMargins } from "#app/pages/roster/shape-roster.ts";

function tournament(id: string, start: string, facts: Partial<Tournament>): Tournament {
  return {
    id,
    event: "fog-bowl",
    year: Number(start.slice(0, 4)),
    name: id,
    sanctioned: true,
    dates: { start, end: start },
    timeZone: "America/Detroit",
    location: placed({ city: "Toledo", state: "OH" }, UNITED_STATES),
    games: [],
    ...facts,
  };
}

const game = (date: string, time: string, us: number, them: number) =>
  ({ opponent: "nereid", type: "POOL", date, time, score: { us, them } }) as const;

const tournaments = [
  tournament("regionals", "2019-09-21", {
    games: [
      game("2019-09-22", "09:00", 8, 15),
      game("2019-09-21", "14:00", 15, 4),
      { opponent: "nereid", type: "BRACKET", date: "2019-09-22", time: "12:00" },
    ],
  }),
  tournament("motown", "2019-07-06", { games: [game("2019-07-06", "09:00", 11, 10)] }),
  tournament("beach", "2019-08-01", {
    sanctioned: false,
    games: [game("2019-08-01", "09:00", 3, 9)],
  }),
  tournament("old", "2018-07-06", { games: [game("2018-07-06", "09:00", 1, 15)] }),
];

test("a season's margins follow the days and times of its played, listed games", () => {
  expect(seasonMargins(2019, tournaments)).toEqual([1, 11, -7]);
});

test("a year without games has none", () => {
  expect(seasonMargins(2020, tournaments)).toEqual([]);
});
