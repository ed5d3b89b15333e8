import { expect, test } from "vitest";
import { currentLeaders, leaderboard } from "./badge-quest.ts";

const board = (people: string[], counts: Record<string, number>) =>
  leaderboard(people, new Map(Object.entries(counts)));
const places = (standings: ReturnType<typeof board>) =>
  standings.map(({ person, place }) => `${place} ${person}`);

test("people rank by badges, most first", () => {
  expect(board(["ek", "aspen"], { ek: 51, aspen: 87 })).toEqual([
    { person: "aspen", badges: 87, place: 1, medal: "gold" },
    { person: "ek", badges: 51, place: 2, medal: "silver" },
  ]);
});

test("equal counts tie in roster order, and the next place is skipped", () => {
  const standings = board(["a", "b", "c", "d"], { a: 3, b: 7, c: 7, d: 9 });
  expect(places(standings)).toEqual(["1 d", "2 b", "2 c", "4 a"]);
});

test("everyone in places 1 to 3 has a medal, however many there are", () => {
  const standings = board(["a", "b", "c", "d", "e"], { a: 5, b: 5, c: 4, d: 4, e: 3 });
  expect(standings.map(({ place, medal }) => [place, medal])).toEqual([
    [1, "gold"],
    [1, "gold"],
    [3, "bronze"],
    [3, "bronze"],
    [5, undefined],
  ]);
});

test("everyone is on the leaderboard, those without badges last and without a medal", () => {
  expect(board(["a", "b"], { b: 1 })).toEqual([
    { person: "b", badges: 1, place: 1, medal: "gold" },
    { person: "a", badges: 0, place: 2, medal: undefined },
  ]);
});

test("awards of people outside the roster do not count", () => {
  expect(places(board(["a"], { a: 1, stranger: 9 }))).toEqual(["1 a"]);
});

test("everyone tied for first place leads", () => {
  const leaders = currentLeaders(board(["a", "b", "c"], { a: 2, b: 5, c: 5 }));
  expect(leaders.map(({ person }) => person)).toEqual(["b", "c"]);
});

test("nobody leads without badges or people", () => {
  expect(currentLeaders(board(["a", "b"], {}))).toEqual([]);
  expect(currentLeaders(board([], {}))).toEqual([]);
});
