import { expect, test } from "vitest";
import { toGame } from "./game.ts";

const fixture = { opponent: "nereid", type: "POOL", date: "2022-10-01", time: "09:00" } as const;

test("a fixture with a score is a played game, even at 0 to 0", () => {
  const score = { us: 0, them: 0 };
  expect(toGame({ ...fixture, score })).toEqual({ kind: "played", ...fixture, score });
});

test("a fixture without a score is scheduled and has no score", () => {
  const scheduled = { kind: "scheduled", ...fixture };
  expect(toGame(fixture)).toStrictEqual(scheduled);
  expect(toGame({ ...fixture, score: undefined })).toStrictEqual(scheduled);
});

test("a fixture without an opponent depends on other games", () => {
  const open = { ...fixture, opponent: undefined };
  expect(toGame(open)).toMatchObject({ kind: "undecided", type: "POOL", date: "2022-10-01" });
});
