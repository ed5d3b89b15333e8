import { expect, test } from "vitest";
import type { Content } from "#app/content/content.ts";
import { gamesInOrder } from "#app/entities/game/describe.ts";
import { buildRecord } from "#app/record/build-record.ts";
import { withTournaments } from "#tests/support/changed-club.ts";
import { findById } from "#tests/support/find-by-id.ts";
import { shapeWithGames } from "./shape.ts";

type Tournament = Content["tournaments"][number];

/** The Fog Bowl of 2024, after a change to it. */
function shapeFogBowl(change: Partial<Tournament> = {}) {
  const id = "2024-fog-bowl";
  const record = buildRecord(withTournaments({ [id]: change }));
  return shapeWithGames(findById(record.tournaments, id), record);
}

const saturday = { date: "2024-06-15" } as const;
const win = { us: 15, them: 5 } as const;

test("a tournament has its dates, place, record and finish", () => {
  const { groups: _, ...facts } = shapeFogBowl();
  expect(JSON.parse(JSON.stringify(facts))).toEqual({
    id: "2024-fog-bowl",
    name: "Fog Bowl",
    year: 2024,
    dates: "June\u00A015\u00A0- 16",
    where: "Eastport, ME",
    record: { wins: 2, losses: 1, ties: 0 },
    place: "2nd",
  });
});

test("a tournament without dates and scores has neither page, record nor place", () => {
  const change = { dates: undefined, games: [], result: undefined };
  expect(JSON.parse(JSON.stringify(shapeFogBowl(change)))).toEqual({
    id: "2024-fog-bowl",
    name: "Fog Bowl",
    year: 2024,
    hasNoPage: true,
    dates: "Dates to be announced",
    where: "Eastport, ME",
    groups: [],
  });
});

const describeDates = (start: string, end: string) => shapeFogBowl({ dates: { start, end } }).dates;

test("dates are a range; a single day is one date", () => {
  expect(describeDates("2024-08-31", "2024-09-02")).toBe("August\u00A031\u00A0- September\u00A02");
  expect(describeDates("2024-07-08", "2024-07-08")).toBe("July 8");
});

test("a tournament over New Year has both years in its dates, and the one in which it ended", () => {
  const dates = { start: "2024-12-30", end: "2025-01-02" };
  expect(shapeFogBowl({ dates })).toMatchObject({
    year: 2024,
    endYear: 2025,
    dates: "December\u00A030, 2024\u00A0- January\u00A02, 2025",
  });
});

test("a tournament that was canceled or cut short says so, with the games that were not played", () => {
  const games: Tournament["games"] = [
    { opponent: "eddy", type: "POOL", ...saturday, score: win },
    { opponent: "gale", type: "POOL", ...saturday },
  ];
  expect(shapeFogBowl().note).toBeUndefined();
  expect(shapeFogBowl({ cancelled: true, games: [] }).note).toBe("Canceled");
  expect(shapeFogBowl({ cancelled: true, games }).note).toBe("Ended early: 1 game not played");
  expect(shapeFogBowl({ cancelled: true, games: games.slice(0, 1) }).note).toBe("Ended early");
});

test("lists have the remark on a tournament, such as that its place is uncertain", () => {
  expect(shapeFogBowl({ remark: "The place is uncertain." }).note).toBe("The place is uncertain.");
});

test("games are in playing order under their type, each type with its record", () => {
  const { groups } = shapeFogBowl({
    games: [
      { opponent: "eddy", type: "BRACKET", ...saturday, time: "16:00", score: win },
      { opponent: "gale", type: "POOL", ...saturday, time: "10:45", score: { us: 9, them: 9 } },
      { opponent: "drift", type: "POOL", ...saturday, time: "09:00", score: { us: 7, them: 13 } },
    ],
  });
  expect(
    groups.map(({ heading, record, games }) => [heading, record, games.map((game) => game.when)]),
  ).toEqual([
    ["Pool play", { wins: 0, losses: 1, ties: 1 }, ["Sat 9:00 AM", "Sat 10:45 AM"]],
    ["Bracket", { wins: 1, losses: 0, ties: 0 }, ["Sat 4:00 PM"]],
  ]);
});

test("a league’s games are grouped by week", () => {
  const game = { opponent: "eddy", type: "LEAGUE", time: "09:00" } as const;
  const { groups } = shapeFogBowl({
    league: true,
    games: [
      { ...game, date: "2024-05-04" },
      { ...game, date: "2024-05-05" },
      { ...game, date: "2024-06-01" },
    ],
  });
  expect(groups.map(({ heading }) => heading)).toEqual(["May\u00A04\u00A0- 5", "June 1"]);
});

/** A tournament whose bracket began before the last game of its pool. */
const withoutScores = shapeFogBowl({
  games: [
    { opponent: "eddy", type: "POOL", ...saturday, time: "13:00" },
    { opponent: "gale", type: "BRACKET", ...saturday, time: "09:00" },
  ],
});

test("a group without a score has no record", () => {
  expect(withoutScores.groups.map(({ heading, record }) => [heading, record])).toEqual([
    ["Pool play", undefined],
    ["Bracket", undefined],
  ]);
});

test("all games of a tournament in order are by time, across its groups", () => {
  const times = gamesInOrder(withoutScores).map(({ when }) => when);
  expect(times).toEqual(["Sat 9:00 AM", "Sat 1:00 PM"]);
});
