import { expect, test } from "vitest";
import { appendForfeit, roundText, whenAtEvent, whenInFull } from "./game.ts";
import { groupRounds } from "./playing-order.ts";

test("a game is labeled by its round, or else by its type, and in a league also by its side", () => {
  expect(roundText({ type: "BRACKET", round: "Semifinal" })).toBe("Semifinal");
  expect(roundText({ type: "POOL" })).toBe("Pool play");
  expect(roundText({ type: "LEAGUE", round: "Week 3", at: "away" })).toBe("Week 3, away");
  expect(roundText({ type: "LEAGUE", at: "home" })).toBe("League, home");
});

test("only a forfeit is labeled beside its score", () => {
  expect(appendForfeit("2–1", { forfeit: true })).toBe("2–1 (forfeit)");
  for (const forfeit of [false, undefined]) expect(appendForfeit("2–1", { forfeit })).toBe("2–1");
});

test("a game shows as much of its day and time as is known", () => {
  const [date, time] = ["2022-10-01", "09:00"];
  expect(whenInFull({ date, time })).toBe("October 1, 2022, 9:00 AM");
  expect(whenInFull({ date })).toBe("October 1, 2022");
  expect(whenInFull({ time })).toBeUndefined();
  expect(whenAtEvent({ date, time }, {})).toBe("Sat 9:00 AM");
  expect(whenAtEvent({ time }, { league: true })).toBe("");
});

test("a league game shows its date, and may wrap only before the time", () => {
  const [date, time] = ["2026-05-02", "09:00"];
  expect(whenAtEvent({ date, time }, { league: true })).toBe("Sat,\u00A0May\u00A02, 9:00\u00A0AM");
  expect(whenAtEvent({ date }, { league: true })).toBe("Sat,\u00A0May\u00A02");
});

test("league games are grouped by round, or else by the days of their week, Monday to Sunday", () => {
  const games = [
    { opponent: "later" },
    { opponent: "monday", date: "2026-05-04" },
    { opponent: "sunday", date: "2026-05-03" },
    { opponent: "saturday", date: "2026-05-02" },
    { opponent: "final", date: "2026-05-10", round: "Final" },
  ];
  expect(
    groupRounds(games).map(({ heading, games: rows }) => [
      heading,
      rows.map(({ opponent }) => opponent).join(" "),
    ]),
  ).toEqual([
    ["May\u00A02\u00A0- 3", "saturday sunday"],
    ["May 4", "monday"],
    ["Final", "final"],
    ["Date TBD", "later"],
  ]);
});
