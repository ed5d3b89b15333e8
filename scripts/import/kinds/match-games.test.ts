import { expect, test } from "vitest";
import { matchGames, type GameFields } from "./match-games.ts";

const drift: GameFields = { opponent: "drift", type: "POOL", date: "2026-06-13", time: "09:00" };
const final: GameFields = { type: "BRACKET", round: "Final", date: "2026-06-14", time: "10:00" };
const later = { ...drift, time: "11:00" };
const nextDay = { ...drift, date: "2026-06-14" };

/** For each row the number of its listed game, "new" or "unclear". */
function matchRows(listed: readonly GameFields[], rows: readonly GameFields[]) {
  const { found, unclear } = matchGames(listed, rows);
  return rows.map((row) => {
    const game = found.get(row);
    return game === undefined ? (unclear.has(row) ? "unclear" : "new") : listed.indexOf(game);
  });
}

test.each([
  ["later on its day", [drift], [later], [0]],
  ["to another day", [drift], [nextDay], [0]],
  ["to another day, and was played", [drift], [{ ...nextDay, us: 13, them: 9 }], [0]],
  ["while another was added", [drift], [drift, later], [0, "new"]],
  ["as one of two on a day", [drift, later], [later, { ...drift, time: "15:00" }], [1, 0]],
  [
    "with another against the same team",
    [drift, nextDay],
    [{ ...nextDay, time: "12:00" }, later],
    [1, 0],
  ],
  ["while nobody knows the opponent", [final], [{ ...final, time: "12:00" }], [0]],
  ["with its opponent", [final], [{ ...final, opponent: "drift", time: "12:00" }], [0]],
] as const)(
  "an open game that was moved %s is matched, not added again",
  (_, listed, rows, games) => {
    expect(matchRows(listed, rows)).toEqual(games);
  },
);

test.each([
  ["either of two open games", [drift, nextDay], [{ ...drift, date: "2026-06-20" }]],
  ["one open game by either of two rows", [drift], [nextDay, { ...drift, date: "2026-06-20" }]],
])("%s may be meant, so the match is unclear", (_, listed, rows) => {
  expect(matchRows(listed, rows)).toEqual(rows.map(() => "unclear"));
});

test("a row of another type, or on another day than a played or canceled game, is a new game", () => {
  const played = { ...drift, us: 13, them: 9 };
  expect(matchRows([drift], [{ ...nextDay, type: "BRACKET" }])).toEqual(["new"]);
  expect(matchRows([played], [nextDay])).toEqual(["new"]);
  expect(matchRows([{ ...drift, cancelled: true }], [nextDay])).toEqual(["new"]);
});

test("a row finds the listed game with its score first, and corrects the one of its type or time", () => {
  const won = { ...drift, time: undefined, us: 13, them: 9 };
  const lost = { ...drift, time: undefined, us: 9, them: 13 };
  expect(matchRows([lost, won], [won, lost])).toEqual([1, 0]);
  expect(matchRows([{ ...won, them: 8 }], [won])).toEqual([0]);
  expect(matchRows([{ ...won, type: "BRACKET" }], [won])).toEqual(["new"]);
  const timed = { ...won, time: "09:00" };
  expect(matchRows([{ ...timed, type: "BRACKET", us: 12 }], [timed])).toEqual([0]);
  expect(matchRows([{ ...timed, forfeit: "won" as const }, timed], [timed])).toEqual([1]);
});

test("a row without a day or an opponent is the game at its time", () => {
  expect(matchRows([drift], [{ ...drift, date: undefined }])).toEqual([0]);
  expect(matchRows([drift], [{ ...drift, time: undefined, us: 13, them: 9 }])).toEqual([0]);
  expect(matchRows([final], [{ ...final, opponent: "drift", us: 13, them: 9 }])).toEqual([0]);
  expect(matchRows([drift], [{ ...drift, opponent: undefined }])).toEqual([0]);
  expect(
    matchRows([drift], [{ ...drift, opponent: undefined, time: undefined, date: "2026-06-20" }]),
  ).toEqual(["new"]);
  expect(matchRows([drift], [{ ...drift, opponent: "eddy" }])).toEqual(["new"]);
  expect(
    matchRows([final], [{ ...final, opponent: "drift", round: undefined, time: "12:00" }]),
  ).toEqual(["new"]);
});
