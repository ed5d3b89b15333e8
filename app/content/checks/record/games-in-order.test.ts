import { problemsAfter } from "#app/content/testing/small-content.ts";
import { expect, test } from "vitest";

const file = "seasons/2019/tournaments/2019-esc.yml";
const first = `time: "09:00", us: 13, them: 9 }`;
const second = (time: string): string =>
  `time: "19:50" }\n  - { opponent: breakwater, type: POOL, date: 2019-08-17${time} }`;

test("a game that starts before the one above it is a warning", () => {
  const noWins = ["seasons/2019/roster.yml", "wins: 1", "wins: 0"] as const;
  expect(problemsAfter([file, first, second(', time: "12:40"')], noWins)[0]).toEqual({
    severity: "warning",
    file,
    line: 8,
    column: 65,
    field: "games 2, time",
    cause: "This game starts on 2019-08-17 12:40, before the game above it (2019-08-17 19:50).",
    remedy: "List games in playing order. Correct the time, or move the game.",
  });
});

/** Warnings about a second game at the given time. */
function warnings(time: string): readonly unknown[] {
  return problemsAfter(
    [file, first, second(time)],
    ["seasons/2019/roster.yml", "wins: 1", "wins: 0"],
  ).filter(({ cause }) => cause.includes("before the game above"));
}

test("games at the same time and games without a time are in order", () => {
  expect(warnings(', time: "19:50"')).toEqual([]);
  expect(warnings("")).toEqual([]);
});
