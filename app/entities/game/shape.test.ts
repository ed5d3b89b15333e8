import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import type { Content } from "#app/content/content.ts";
import { buildRecord } from "#app/record/build-record.ts";
import { withTournaments } from "#tests/support/changed-club.ts";
import { findById } from "#tests/support/find-by-id.ts";
import { type GameShape, shapeGame, shapeSchedule } from "./shape.ts";

type Tournament = Content["tournaments"][number];

/** The games of a tournament of the invented club, after a change to it. */
function shapeGames(id: string, change: Partial<Tournament> = {}) {
  const record = buildRecord(withTournaments({ [id]: change }));
  return findById(record.tournaments, id).games.map((game) => shapeGame(game, record));
}

/** The games as the browser gets them, without undefined fields. */
const toJson = (games: readonly GameShape[]): unknown[] => JSON.parse(JSON.stringify(games));

test("a game has its score, its opponent and its time", () => {
  expect(toJson(shapeGames("2024-fog-bowl")).at(-1)).toEqual({
    kind: "played",
    key: "2",
    opponent: "gale",
    name: "Albany Gale",
    us: 8,
    them: 15,
    outcome: "loss",
    when: expect.stringMatching(/^Su/),
  });
});

test("a game to come is due at its time, or at the end of its day, and may have no opponent yet", () => {
  const games = shapeGames("2026-fog-bowl");
  expect(toJson(games)).toMatchObject([
    { kind: "scheduled", when: "Sat 9:00 AM", missing: "to play", due: Date.UTC(2026, 5, 13, 13) },
    { kind: "scheduled", when: "Sat", missing: "to play", due: Date.UTC(2026, 5, 14, 4) },
    { kind: "undecided", when: "Sun 10:00 AM", name: "Opponent TBD", detail: "Semifinal" },
  ]);
  expect(JSON.stringify(games)).not.toContain('"us"');
});

test("a game without a day is due the day after its tournament, until a later tournament has scores", () => {
  const games: Tournament["games"] = [{ opponent: "gale", type: "POOL" }];
  expect(shapeGames("2026-fog-bowl", { games })).toMatchObject([
    { missing: "to play", due: Date.UTC(2026, 5, 15, 4) },
  ]);
  expect(shapeGames("2025-fog-bowl", { games })).toMatchObject([{ missing: "no score" }]);
});

test("a game of a canceled tournament was not played, and no score of it is due", () => {
  const games = shapeGames("2026-fog-bowl", { cancelled: true });
  expect(games.map((game) => game.kind !== "played" && [game.missing, game.due])).toEqual([
    ["not played", undefined],
    ["not played", undefined],
    ["not played", undefined],
  ]);
});

const details = (games: Tournament["games"], league?: true) =>
  shapeGames("2024-fog-bowl", { games, league }).map(({ detail }) => detail);

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

test("a forfeit is noted even if the game has no detail", () => {
  const games = [{ opponent: "eddy", type: "POOL", forfeit: true } as const];
  expect(shapeGames("2024-fog-bowl", { games })).toMatchObject([
    { forfeit: true, detail: "(forfeit)" },
  ]);
});

test("a team met only at unsanctioned tournaments has no page", () => {
  const games = [{ opponent: "scrimmage-mates", type: "POOL" } as const];
  expect(shapeGames("2025-scrimmage", { games })).toMatchObject([{ hasNoPage: true }]);
});

function listSchedule(id: string) {
  const record = buildRecord(loadContent());
  return shapeSchedule(findById(record.tournaments, id), record);
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
