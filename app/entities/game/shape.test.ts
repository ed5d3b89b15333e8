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

/** The games as the browser gets them, without undefined fields. */
const toJson = (games: readonly GameShape[]): unknown => JSON.parse(JSON.stringify(games));

test("a game has no facts but its score and its opponent, unless a list asks for more", () => {
  expect(toJson(shapeGames("2024-fog-bowl", []))).toEqual([
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
});

test("a game has the facts that a list asks for, as finished texts", () => {
  const [first] = shapeGames("2024-fog-bowl", ["when", "date", "title", "tournament", "where"]);
  expect(first).toMatchObject({
    when: "Sat 9:00 AM",
    date: "June 15, 2024, 9:00 AM",
    title: "Fog Bowl 2024",
    tournament: "2024-fog-bowl",
    where: "Eastport, ME",
  });
});

test("a game to come is due at its time, or at the end of its day, and may have no opponent yet", () => {
  const games = shapeGames("2026-fog-bowl", ["when", "round"]);
  expect(toJson(games)).toMatchObject([
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

test("the detail of a tournament’s game is its round, if it has one beside its group", () => {
  expect(
    details([
      { opponent: "eddy", type: "POOL" },
      { opponent: "gale", type: "BRACKET", round: "Semifinal" },
    ]),
  ).toEqual([undefined, "Semifinal"]);
});

test("the detail of a league game is its side: its week is the heading of the group", () => {
  const game = { opponent: "eddy", type: "LEAGUE", at: "home" } as const;
  expect(details([game, { ...game, round: "Week 1" }, { ...game, at: undefined }], true)).toEqual([
    "Home",
    "Home",
    undefined,
  ]);
});

test("an away game of a league is not in the league’s city", () => {
  const games = [{ opponent: "eddy", type: "LEAGUE", at: "away" } as const];
  expect(shapeGames("2024-fog-bowl", ["where"], { games })[0]?.where).toBeUndefined();
});

test("a team met only at unsanctioned tournaments has no page, nor has a tournament without dates", () => {
  const games = [{ opponent: "scrimmage-mates", type: "POOL", score: { us: 3, them: 2 } } as const];
  const [game] = shapeGames("2025-scrimmage", ["title", "tournament"], { games, dates: undefined });
  expect(game).toMatchObject({ hasNoPage: true, title: "Dune Scrimmage 2025" });
  expect(game?.tournament).toBeUndefined();
});

function listSchedule(id: string) {
  const record = buildRecord(content);
  const tournament = record.tournaments.find((tournament) => tournament.id === id);
  return tournament === undefined ? [] : shapeSchedule(tournament, record);
}

test("a scheduled game has the record of all meetings with its opponent", () => {
  expect(listSchedule("2024-fog-bowl").map(({ meetings }) => meetings)).toEqual([
    "the only meeting",
    "2–0–1 in 3 meetings",
    "1–1 in 2 meetings",
  ]);
});

test("a scheduled game has its place in the order, its day, and its time if it is known", () => {
  const games = listSchedule("2026-fog-bowl");
  expect(games.map(({ dated, day, time }) => [dated, day, time])).toEqual([
    [0, "2026-06-13", "9:00 AM"],
    [1, "2026-06-13", undefined],
    [2, "2026-06-14", "10:00 AM"],
  ]);
});
