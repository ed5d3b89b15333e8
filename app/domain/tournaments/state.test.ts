import { expect, test } from "vitest";
import { tournamentState } from "./state.ts";

const dates = { start: "2022-10-01", end: "2022-10-02" };

test("a tournament is upcoming until the day before it starts", () => {
  expect(tournamentState(dates, undefined, "2022-09-30")).toEqual({ kind: "upcoming", dates });
});

test("it is played from its first day on", () => {
  for (const today of ["2022-10-01", "2022-10-02", "2026-01-01"]) {
    expect(tournamentState(dates, 3, today)).toEqual({ kind: "played", dates, place: 3 });
  }
});

test("a played tournament may have no place", () => {
  const state = tournamentState(dates, undefined, "2022-10-03");
  expect(state).toEqual({ kind: "played", dates, place: undefined });
});

test("an upcoming tournament shows no place even if one was entered", () => {
  expect(tournamentState(dates, 1, "2022-01-01")).toStrictEqual({ kind: "upcoming", dates });
});

test("a tournament without dates is unannounced", () => {
  expect(tournamentState(undefined, 1, "2022-10-03")).toStrictEqual({ kind: "unannounced" });
});
