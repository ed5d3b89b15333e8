import { expect, test } from "vitest";
import { describeMissing, describeScore, isOpen } from "./describe.ts";

test("a score is read aloud with its outcome", () => {
  expect(describeScore({ us: 15, them: 11, outcome: "win" })).toBe("won 15 to 11");
  expect(describeScore({ us: 9, them: 15, outcome: "loss" })).toBe("lost 9 to 15");
  expect(describeScore({ us: 9, them: 9, outcome: "tie" })).toBe("tied 9 to 9");
});

test("a forfeit without points is read aloud as one", () => {
  expect(describeScore({ us: 0, them: 0, winner: "them", outcome: "loss" })).toBe(
    "lost by forfeit",
  );
});

const game = { kind: "undecided", key: "0", name: "Opponent TBD" } as const;

test("a missing score is awaited once it is due, by the visitor’s clock", () => {
  const toPlay = { ...game, missing: "to play", due: 1000 };
  expect([undefined, 999, 1000].map((now) => describeMissing(toPlay, now))).toEqual([
    "to play",
    "to play",
    "no score yet",
  ]);
  expect(describeMissing({ ...game, missing: "not played" }, 2000)).toBe("not played");
});

test("a game to play may still get a score, one that was not played gets none", () => {
  expect(isOpen({ ...game, missing: "to play" })).toBe(true);
  expect(isOpen({ ...game, missing: "not played" })).toBe(false);
});
