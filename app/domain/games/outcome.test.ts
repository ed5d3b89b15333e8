import { expect, test } from "vitest";
import { pointsText } from "#app/domain/records.ts";
import { GAME_TYPES, gameTypeHeading, isPlausibleHour, swapAmAndPm, toGame } from "./game.ts";
import { barHeight, computeMargin, findOutcome, outcomeWord } from "./outcome.ts";

test.each([
  [{ us: 15, them: 11 }, "win", 4, "15–11"],
  [{ us: 7, them: 13 }, "loss", -6, "7–13"],
  [{ us: 9, them: 9 }, "tie", 0, "9–9"],
  [{ us: 0, them: 0 }, "tie", 0, "0–0"],
  // Forfeits, whose stated winner wins whatever the points.
  [{ us: 0, them: 0, winner: "us" }, "win", 1, "W–F"],
  [{ us: 0, them: 0, winner: "them" }, "loss", -1, "F–W"],
  [{ us: 4, them: 4, winner: "them" }, "loss", -1, "4–4"],
  [{ us: 13, them: 9, winner: "them" }, "loss", -1, "13–9"],
  [{ us: 9, them: 13, winner: "them" }, "loss", -4, "9–13"],
] as const)("the score %j is a %s by %i, written %s", (score, outcome, margin, text) => {
  expect([findOutcome(score), computeMargin(score), pointsText(score)]).toEqual([
    outcome,
    margin,
    text,
  ]);
});

test("every outcome has a word", () => {
  const outcomes = ["win", "loss", "tie"] as const;
  expect(outcomes.map(outcomeWord)).toEqual(["Win", "Loss", "Tie"]);
});

test("a bar grows with the margin up to 15, and a tie still has one", () => {
  expect([0, 1, 5, -5, 15, 21, -21].map(barHeight)).toEqual([2, 3, 7, 7, 17, 17, 17]);
});

test("the headings have the order pool, bracket, consolation, league", () => {
  expect(GAME_TYPES.map(gameTypeHeading).join(", ")).toBe(
    "Pool play, Bracket, Consolation, League",
  );
});

const fixture = { opponent: "nereid", type: "POOL", date: "2022-10-01", time: "09:00" } as const;

test.each([
  [{ ...fixture, score: { us: 0, them: 0 } }, "played"],
  [fixture, "scheduled"],
  [{ ...fixture, score: undefined }, "scheduled"],
  [{ ...fixture, opponent: undefined }, "undecided"],
])("the fixture %j is %s", (given, kind) => {
  const { kind: found, ...rest } = toGame(given);
  expect(found).toBe(kind);
  expect(rest).toEqual(given);
});

test("games start after 6:45 and before 20:15", () => {
  const hours = ["07:00", "20:00", "20:15", "06:45", "00:50"];
  expect(hours.map(isPlausibleHour)).toEqual([true, true, false, false, false]);
});

test("AM and PM are swapped by twelve hours", () => {
  expect(["22:50", "00:50", "09:00"].map(swapAmAndPm)).toEqual(["10:50", "12:50", "21:00"]);
});
