import { expect, test } from "vitest";
import { pointsText } from "#app/domain/records.ts";
import { marginOf, outcomeOf } from "./outcome.ts";

test("the stated winner of a forfeit wins, whatever the points", () => {
  expect(outcomeOf({ us: 0, them: 0, winner: "us" })).toBe("win");
  expect(outcomeOf({ us: 4, them: 4, winner: "them" })).toBe("loss");
  expect(outcomeOf({ us: 13, them: 9, winner: "them" })).toBe("loss");
});

test("without points a forfeit is shown in letters, with W for the winner", () => {
  expect(pointsText({ us: 0, them: 0, winner: "us" })).toBe("W–F");
  expect(pointsText({ us: 0, them: 0, winner: "them" })).toBe("F–W");
  expect(pointsText({ us: 4, them: 4, winner: "them" })).toBe("4–4");
  expect(pointsText({ us: 0, them: 0 })).toBe("0–0");
});

test("a forfeit’s margin favors the winner, and is the smallest if the points do not", () => {
  expect(marginOf({ us: 0, them: 0, winner: "us" })).toBe(1);
  expect(marginOf({ us: 0, them: 0, winner: "them" })).toBe(-1);
  expect(marginOf({ us: 13, them: 9, winner: "them" })).toBe(-1);
  expect(marginOf({ us: 9, them: 13, winner: "them" })).toBe(-4);
});
