import { expect, test } from "vitest";
import { pointsText } from "#app/domain/records.ts";
import { computeMargin, findOutcome } from "./outcome.ts";

test("the stated winner of a forfeit wins, whatever the points", () => {
  expect(findOutcome({ us: 0, them: 0, winner: "us" })).toBe("win");
  expect(findOutcome({ us: 4, them: 4, winner: "them" })).toBe("loss");
  expect(findOutcome({ us: 13, them: 9, winner: "them" })).toBe("loss");
});

test("without points a forfeit is shown in letters, with W for the winner", () => {
  expect(pointsText({ us: 0, them: 0, winner: "us" })).toBe("W–F");
  expect(pointsText({ us: 0, them: 0, winner: "them" })).toBe("F–W");
  expect(pointsText({ us: 4, them: 4, winner: "them" })).toBe("4–4");
  expect(pointsText({ us: 0, them: 0 })).toBe("0–0");
});

test("a forfeit’s margin favors the winner, and is the smallest if the points do not", () => {
  expect(computeMargin({ us: 0, them: 0, winner: "us" })).toBe(1);
  expect(computeMargin({ us: 0, them: 0, winner: "them" })).toBe(-1);
  expect(computeMargin({ us: 13, them: 9, winner: "them" })).toBe(-1);
  expect(computeMargin({ us: 9, them: 13, winner: "them" })).toBe(-4);
});
