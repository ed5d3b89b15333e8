import { problemsAfter } from "#app/content/testing/small-content.ts";
import { expect, test } from "vitest";

const file = "seasons/2019/tournaments/2019-esc.yml";
const game = `  - { opponent: anchors, type: POOL, date: 2019-08-17, time: "09:00", us: 13, them: 9 }\n`;

test("a duplicate game is reported at its second entry", () => {
  const record = ["seasons/2019/roster.yml", "wins: 1", "wins: 2"] as const;
  expect(problemsAfter([file, game, game + game], record)).toEqual([
    {
      severity: "error",
      file,
      line: 8,
      column: 5,
      field: "games 2",
      cause: "The game against anchors is listed twice, at the same date and time.",
      remedy: "Keep one of the two, or correct the time.",
    },
  ]);
});

test("a second game against the same opponent at another time is another game", () => {
  const later = game.replace("09:00", "11:00");
  const record = ["seasons/2019/roster.yml", "wins: 1", "wins: 2"] as const;
  expect(problemsAfter([file, game, game + later], record)).toEqual([]);
});
