import { expect, test } from "vitest";
import { findOutcome, outcomeWord } from "./outcome.ts";

test("more points win, fewer lose, equal points tie", () => {
  expect(findOutcome({ us: 15, them: 11 })).toBe("win");
  expect(findOutcome({ us: 11, them: 12 })).toBe("loss");
  expect(findOutcome({ us: 9, them: 9 })).toBe("tie");
  expect(findOutcome({ us: 0, them: 0 })).toBe("tie");
});

test("every outcome has a word", () => {
  const outcomes = ["win", "loss", "tie"] as const;
  expect(outcomes.map(outcomeWord)).toEqual(["Win", "Loss", "Tie"]);
});
