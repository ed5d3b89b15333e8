import { expect, test } from "vitest";
import { pointsText } from "#app/domain/records.ts";
import { marginOf, outcomeOf } from "./outcome.ts";

test("the winner of a forfeit is who the score says, whatever the points are", () => {
  expect(outcomeOf({ us: 0, them: 0, winner: "us" })).toBe("win");
  expect(outcomeOf({ us: 4, them: 4, winner: "them" })).toBe("loss");
  expect(outcomeOf({ us: 13, them: 9, winner: "them" })).toBe("loss");
});

test("without points letters stand for them, the winner's as W", () => {
  expect(pointsText({ us: 0, them: 0, winner: "us" })).toBe("W–F");
  expect(pointsText({ us: 0, them: 0, winner: "them" })).toBe("F–W");
  expect(pointsText({ us: 4, them: 4, winner: "them" })).toBe("4–4");
  expect(pointsText({ us: 0, them: 0 })).toBe("0–0");
});

test("its margin is on the winner's side, and the smallest where the points do not say it", () => {
  expect(marginOf({ us: 0, them: 0, winner: "us" })).toBe(1);
  expect(marginOf({ us: 0, them: 0, winner: "them" })).toBe(-1);
  expect(marginOf({ us: 13, them: 9, winner: "them" })).toBe(-1);
  expect(marginOf({ us: 9, them: 13, winner: "them" })).toBe(-4);
});
