import { expect, test } from "vitest";
import { GAME_TYPES, gameTypeHeading } from "./game.ts";

test("the headings have the order pool, bracket, consolation, league", () => {
  expect(GAME_TYPES.map(gameTypeHeading)).toEqual([
    "Pool play",
    "Bracket",
    "Consolation",
    "League",
  ]);
});
