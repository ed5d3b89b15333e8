import { expect, test } from "vitest";
import { positionsIn, rolesIn, findGameType, isYes } from "./words.ts";

test.each(["Coach", "Entraîneur", "Entraîneuse", "Trainerin", "Assistant coach", "entrenadora"])(
  "%s is a coach",
  (cell) => {
    expect(rolesIn(cell)).toEqual(["Coach"]);
  },
);

test.each(["C", "Captain", "Co-Captain", "Kapitänin", "Capitaine", "capitana"])(
  "%s is a captain",
  (cell) => {
    expect(rolesIn(cell)).toEqual(["Captain"]);
  },
);

test.each([
  ["H", ["Handler"]],
  ["handlers", ["Handler"]],
  ["Cutter", ["Cutter"]],
  ["cutter/handler", ["Handler", "Cutter"]],
  ["Hybride", ["Hybrid"]],
  ["Deep", []],
])("the position %s is %j", (cell, positions) => {
  expect(positionsIn(cell)).toEqual(positions);
});

test.each([
  ["Pool A", "POOL"],
  ["Poule B", "POOL"],
  ["Gruppe 2", "POOL"],
  ["Round-Robin", "POOL"],
  ["Tableau principal", "BRACKET"],
  ["1/2 finale", "BRACKET"],
  ["Demi-finale", "BRACKET"],
  ["Viertelfinale", "BRACKET"],
  ["Prequarters", "BRACKET"],
  ["Classement 5-8", "CONSOLATION"],
  ["Spiel um Platz 5", "CONSOLATION"],
  ["5th Place Semifinal", "CONSOLATION"],
  ["Week 3", undefined],
])("a game of %s has the type %s", (round, type) => {
  expect(findGameType(round)).toBe(type);
});

test.each([
  ["x", true],
  ["Oui", true],
  ["ja", true],
  ["no", false],
  ["n", false],
  ["", false],
])("%s in a column of marks means yes: %s", (cell, yes) => {
  expect(isYes(cell)).toBe(yes);
});
