import { expect, test } from "vitest";
import { isBye, isUndecidedOpponent } from "./team-names.ts";

test.each([
  "BYE",
  "Bye",
  "bye 2",
  "BYE (no game)",
  "Bye week",
  "No game",
  "spielfrei",
  "Ist spielfrei",
  "Freilos",
  "VRIJ",
  "vrijloting",
  "exempt",
  "Exempté",
  "Exento",
  "Libre",
  "Descansa",
  "Riposo",
  "Folga",
  "wolny los",
  "volný los",
  "frirunda",
  "oversidder",
  "Rest",
])("%s is no opponent, because there is no game", (name) => {
  expect(isBye(name)).toBe(true);
});

test.each([
  "Winner of SF 1",
  "Winner SF1",
  "Loser QF 2",
  "W SF1",
  "L2",
  "Sieger HF 1",
  "Verlierer HF2",
  "Vainqueur 1/2",
  "Perdant demi 1",
  "Ganador SF1",
  "Winnaar poule A",
  "Vincente QF1",
  "2nd Pool A",
  "1st in Pool B",
  "2. Gruppe A",
  "1er poule B",
  "Pool A #2",
  "A1",
  "Seed 3",
])("%s is a place that other games decide", (name) => {
  expect(isUndecidedOpponent(name)).toBe(true);
});

test.each([
  "Byes of Brest",
  "Restless",
  "Winnipeg",
  "Lost Boys",
  "Herons",
  "Poolside",
  "Freiburg",
  "Vrijbuiters",
  "Friends",
  "X1 Factor",
])("%s is a team", (name) => {
  expect([isBye(name), isUndecidedOpponent(name)]).toEqual([false, false]);
});
