import { expect, test } from "vitest";
import type { GameType } from "./game.ts";
import { groupGames, sortByPlayingOrder } from "./playing-order.ts";

const game = (opponent: string, type: GameType, date?: string, time?: string) => ({
  opponent,
  type,
  date,
  time,
});

test("games are sorted by day and time, untimed ones at the end of their day", () => {
  const games = [
    game("rogue", "BRACKET", "2022-10-02", "11:00"),
    game("belle", "POOL", "2022-10-01"),
    game("nereid", "POOL", "2022-10-01", "09:00"),
    game("sureshot", "POOL", "2022-10-01", "10:45"),
  ];
  expect(sortByPlayingOrder(games).map(({ opponent }) => opponent)).toEqual([
    "nereid",
    "sureshot",
    "belle",
    "rogue",
  ]);
});

test("games without a day come last", () => {
  const [undated, dated] = [game("belle", "POOL"), game("dish", "POOL", "2022-10-02")];
  expect(sortByPlayingOrder([undated, dated])).toEqual([dated, undated]);
});

test("a game without a day comes last in its tournament, also in mixed lists", () => {
  const june = { dates: { start: "2022-06-04", end: "2022-06-05" } };
  const games = [
    { ...game("dish", "POOL", "2022-07-02"), tournament: {} },
    { ...game("belle", "POOL"), tournament: {} },
    { ...game("cle", "BRACKET", undefined, "09:00"), tournament: june },
    { ...game("rogue", "POOL", "2022-06-05", "16:00"), tournament: june },
  ];
  expect(sortByPlayingOrder(games).map(({ opponent }) => opponent)).toEqual([
    "rogue",
    "cle",
    "dish",
    "belle",
  ]);
});

test("games are grouped under pool, bracket and consolation, whatever their order", () => {
  const games = [
    game("dish", "CONSOLATION", "2022-10-02", "13:00"),
    game("cle", "BRACKET", "2022-10-02", "09:00"),
    game("sureshot", "POOL", "2022-10-01", "10:45"),
    game("nereid", "POOL", "2022-10-01", "09:00"),
  ];
  const groups = groupGames(games).map(({ heading, games: rows }) => [
    heading,
    rows.map(({ opponent }) => opponent),
  ]);
  expect(groups).toEqual([
    ["Pool play", ["nereid", "sureshot"]],
    ["Bracket", ["cle"]],
    ["Consolation", ["dish"]],
  ]);
});

test("a type without games has no group, and an empty list has no groups", () => {
  expect(groupGames([game("dish", "BRACKET", "2022-10-02")]).map(({ heading }) => heading)).toEqual(
    ["Bracket"],
  );
  expect(groupGames([])).toEqual([]);
});
