import { expect, test } from "vitest";
import type { Content } from "#app/content/content.ts";
import { loadContent } from "#app/content/.server/load-content.ts";
import { buildRecord } from "#app/record/build-record.ts";
import { type GameFact, type GameShape, shapeGame, shapeSchedule } from "./shape.ts";

type Tournament = Content["tournaments"][number];

const content = loadContent();

/** The games of a tournament of the invented club, after a change to it. */
function shapeGames(id: string, asked: readonly GameFact[], change: Partial<Tournament> = {}) {
  const tournaments = content.tournaments.map((tournament) =>
    tournament.id === id ? Object.assign({}, tournament, change) : tournament,
  );
  const record = buildRecord({ ...content, tournaments });
  const tournament = record.tournaments.find((tournament) => tournament.id === id);
  if (tournament === undefined) throw new Error("There is no such tournament.");
  return tournament.games.map((game) => shapeGame(game, record, asked));
}

/** As it arrives in the browser, without what is undefined. */
const sent = (games: readonly GameShape[]): unknown => JSON.parse(JSON.stringify(games));

test("a game has its score, its opponent and the facts that a list asks for, and no other", () => {
  expect(sent(shapeGames("2024-fog-bowl", []))).toEqual([
    {
      kind: "played",
      key: "0",
      opponent: "longest",
      name: expect.any(String),
      us: 15,
      them: 14,
      outcome: "win",
    },
    {
      kind: "played",
      key: "1",
      opponent: "eddy",
      name: "Burlington Eddy",
      us: 15,
      them: 3,
      outcome: "win",
    },
    {
      kind: "played",
      key: "2",
      opponent: "gale",
      name: "Albany Gale",
      us: 8,
      them: 15,
      outcome: "loss",
    },
  ]);
  const [first] = shapeGames("2024-fog-bowl", [
    "when",
    "date",
    "title",
    "tournament",
    "where",
    "season",
  ]);
  expect(first).toMatchObject({
    when: "Sat 9:00 AM",
    date: "June 15, 2024, 9:00 AM",
    title: "Fog Bowl 2024",
    tournament: "2024-fog-bowl",
    where: "Eastport, ME",
    season: 2024,
  });
});

test("a game to come has no score but a note, and may lack its opponent and its time", () => {
  const games = shapeGames("2026-fog-bowl", ["when", "round"]);
  expect(sent(games)).toMatchObject([
    { kind: "scheduled", when: "Sat 9:00 AM", missing: "to play", due: Date.UTC(2026, 5, 13, 13) },
    { kind: "scheduled", when: "Sat", missing: "to play", due: Date.UTC(2026, 5, 14, 4) },
    { kind: "undecided", when: "Sun 10:00 AM", name: "Opponent TBD", round: "Semifinal" },
  ]);
  expect(JSON.stringify(games)).not.toContain('"us"');
});

test("a game of a canceled tournament was not played, and no score of it is due", () => {
  const games = shapeGames("2026-fog-bowl", [], { cancelled: true });
  expect(games.map((game) => game.kind !== "played" && [game.missing, game.due])).toEqual([
    ["not played", undefined],
    ["not played", undefined],
    ["not played", undefined],
  ]);
});

const details = (games: Tournament["games"], league?: true) =>
  shapeGames("2024-fog-bowl", ["detail"], { games, league }).map(({ detail }) => detail);

test("the detail is what the heading of its group does not say", () => {
  const league = { opponent: "eddy", type: "LEAGUE", at: "home" } as const;
  expect(
    details([
      { opponent: "eddy", type: "POOL" },
      { opponent: "gale", type: "BRACKET", round: "Semifinal" },
    ]),
  ).toEqual([undefined, "Semifinal"]);
  expect(
    details([league, { ...league, round: "Week 1" }, { ...league, at: undefined }], true),
  ).toEqual(["Home", "Home", undefined]);
});

test("an away game of a league is not in the league’s city", () => {
  const games = [{ opponent: "eddy", type: "LEAGUE", at: "away" } as const];
  expect(shapeGames("2024-fog-bowl", ["where"], { games })[0]?.where).toBeUndefined();
});

test("a team met only at unsanctioned tournaments, and a tournament without dates, have no page", () => {
  const games = [{ opponent: "scrimmage-mates", type: "POOL", score: { us: 3, them: 2 } } as const];
  const [game] = shapeGames("2025-scrimmage", ["title", "tournament"], { games, dates: undefined });
  expect(game).toMatchObject({ hasNoPage: true, title: "Dune Scrimmage 2025" });
  expect(game?.tournament).toBeUndefined();
});

test("a game of a live tournament has its head-to-head record and its place in the schedule", () => {
  const record = buildRecord(content);
  const shaped = (id: string) => {
    const tournament = record.tournaments.find((tournament) => tournament.id === id);
    return tournament === undefined ? [] : shapeSchedule(tournament, record);
  };
  expect(shaped("2024-fog-bowl").map(({ meetings }) => meetings)).toEqual([
    "the only meeting",
    "2–0–1 in 3 meetings",
    "1–1 in 2 meetings",
  ]);
  expect(shaped("2026-fog-bowl").map(({ dated, day, time }) => [dated, day, time])).toEqual([
    [0, "2026-06-13", "9:00 AM"],
    [1, "2026-06-13", undefined],
    [2, "2026-06-14", "10:00 AM"],
  ]);
});
