import { expect, test } from "vitest";
import { shapeGames } from "#app/pages/results/shape-results.ts";

const saturday = { date: "2022-10-01" } as const;

test("games are in playing order under their type, each type with its record", () => {
  const { groups } = shapeGames([
    { opponent: "rogue", type: "BRACKET", ...saturday, time: "16:00", score: { us: 11, them: 12 } },
    { opponent: "dish", type: "POOL", ...saturday, time: "10:45", score: { us: 9, them: 9 } },
    { opponent: "nereid", type: "POOL", ...saturday, time: "09:00", score: { us: 7, them: 13 } },
  ]);
  expect(groups).toEqual([
    {
      heading: "Pool play",
      record: "0–1–1",
      words: "0 wins, 1 loss, 1 tie",
      games: [
        ["nereid", "Sat 9:00 AM", 7, 13],
        ["dish", "Sat 10:45 AM", 9, 9],
      ],
    },
    {
      heading: "Bracket",
      record: "0–1",
      words: "0 wins, 1 loss",
      games: [["rogue", "Sat 4:00 PM", 11, 12]],
    },
  ]);
});

test("record, points and chart include the played games, in playing order across types", () => {
  const { margins, record, words, points } = shapeGames([
    { opponent: "bent", type: "POOL", ...saturday, time: "13:00", score: { us: 3, them: 13 } },
    { opponent: "cle", type: "BRACKET", ...saturday, time: "09:00", score: { us: 15, them: 5 } },
    { opponent: "dish", type: "CONSOLATION", ...saturday, time: "11:00" },
  ]);
  expect(margins).toEqual([10, -10]);
  expect([record, words, points]).toEqual(["1–1", "1 win, 1 loss", "18–18"]);
});

test("a game without a score has neither score nor record, whatever its time", () => {
  const shaped = shapeGames([
    { opponent: "dish", type: "POOL", ...saturday, time: "10:45" },
    { opponent: "bent", type: "POOL", ...saturday },
    { opponent: "grit", type: "POOL" },
    { type: "BRACKET", date: "2022-10-02", time: "10:00" },
  ]);
  expect(shaped).toEqual({
    margins: [],
    groups: [
      {
        heading: "Pool play",
        games: [
          ["dish", "Sat 10:45 AM"],
          ["bent", "Sat"],
          ["grit", ""],
        ],
      },
      { heading: "Bracket", games: [[null, "Sun 10:00 AM"]] },
    ],
  });
});

test("a tournament without games has no groups", () => {
  expect(shapeGames([])).toEqual({ margins: [], groups: [] });
});
