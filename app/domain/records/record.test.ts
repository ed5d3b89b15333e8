import { expect, test } from "vitest";
import { type Game, toGame } from "#app/domain/games/game.ts";
import { countRecord, recordText, recordWords } from "#app/domain/records.ts";

const fixture = { opponent: "nereid", type: "POOL", date: "2022-10-01" } as const;
const played = (us: number, them: number): Game => toGame({ ...fixture, score: { us, them } });

test("wins, losses and ties are counted from the scores", () => {
  const games = [played(15, 5), played(13, 0), played(7, 13), played(9, 9)];
  expect(countRecord(games)).toEqual({ wins: 2, losses: 1, ties: 1 });
});

test("a scheduled game does not count", () => {
  expect(countRecord([toGame(fixture), played(15, 5)])).toEqual({ wins: 1, losses: 0, ties: 0 });
});

test("no games are an empty record", () => {
  expect(countRecord([])).toEqual({ wins: 0, losses: 0, ties: 0 });
});

test("a record is wins, en dash, losses, and ties only if there are any", () => {
  expect(recordText({ wins: 16, losses: 11 })).toBe("16–11");
  expect(recordText({ wins: 0, losses: 6, ties: 0 })).toBe("0–6");
  expect(recordText({ wins: 3, losses: 2, ties: 1 })).toBe("3–2–1");
});

test("a spoken record has correct plurals", () => {
  expect(recordWords({ wins: 5, losses: 1 })).toBe("5 wins, 1 loss");
  expect(recordWords({ wins: 1, losses: 0, ties: 2 })).toBe("1 win, 0 losses, 2 ties");
});
