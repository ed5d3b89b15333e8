import { expect, test } from "vitest";
import {
  listBiggest,
  oneGoalForfeits,
  oneGoalGames,
  differenceText,
  sumPoints,
  pointsText,
} from "#app/domain/records.ts";
import { currentRun, equallyLongest, longestRuns, splitRuns } from "./runs.ts";

/** Formatted scores: "15–5". A forfeit has an f. */
function games(...scores: readonly string[]) {
  return scores.map((text) => {
    const [us = 0, them = 0] = text.replace("f", "").split("–").map(Number);
    return { text, score: { us, them }, forfeit: text.endsWith("f") };
  });
}
const texts = (list: readonly { text: string }[]) => list.map(({ text }) => text);

test("points are summed for both teams, with a formatted difference", () => {
  const sum = sumPoints(games("15–5", "9–9", "7–13"));
  expect([pointsText(sum), differenceText(sum)]).toEqual(["31–27", "+4"]);
  expect(differenceText({ us: 2, them: 9 })).toBe("−7");
  expect(differenceText(sumPoints([]))).toBe("±0");
});

test("one-goal games are won or lost by one, and never by forfeit", () => {
  expect(texts(oneGoalGames(games("15–14", "9–9", "2–1f", "10–11", "13–11")))).toEqual([
    "15–14",
    "10–11",
  ]);
});

test("the biggest wins and losses come first, ties by date", () => {
  const list = games("13–3", "5–15", "15–5", "9–9", "15–0", "14–15");
  expect(texts(listBiggest(list, "win"))).toEqual(["15–0", "13–3", "15–5"]);
  expect(texts(listBiggest(list, "loss"))).toEqual(["5–15", "14–15"]);
  expect(texts(listBiggest(games("15–0f", "13–9"), "win"))).toEqual(["13–9"]);
});

test("any other outcome ends a streak, even a tie", () => {
  const list = games("3–1", "4–1", "2–2", "5–1", "1–2", "6–1", "7–1");
  expect(splitRuns(list).map((run) => [run.outcome, texts(run.games)])).toEqual([
    ["win", ["3–1", "4–1"]],
    ["tie", ["2–2"]],
    ["win", ["5–1"]],
    ["loss", ["1–2"]],
    ["win", ["6–1", "7–1"]],
  ]);
  const [longest, next] = longestRuns(list, "win");
  expect([longest, next].map((run) => run?.games[0].text)).toEqual(["3–1", "6–1"]);
  expect(texts(currentRun(list)?.games ?? [])).toEqual(["6–1", "7–1"]);
  expect(currentRun([])).toBeUndefined();
});

/** The longest streaks of wins and losses. */
const longest = (...scores: readonly string[]) =>
  equallyLongest(games(...scores), "win", "loss").map((run) => texts(run.games).join(" "));

test("equally long streaks are sorted by date, whoever won", () => {
  expect(longest("1–2", "1–3", "2–1", "3–1")).toEqual(["1–2 1–3", "2–1 3–1"]);
  expect(longest("2–1", "3–1", "1–2", "1–3")).toEqual(["2–1 3–1", "1–2 1–3"]);
  expect(longest("2–2")).toEqual([]);
});

test("forfeits among one-goal games are counted separately", () => {
  expect(oneGoalForfeits(games("15–14", "2–1f", "10–11f", "15–0f"))).toBe(2);
});

test("a longer streak of losses is none of wins, and hides a shorter one only among the longest of both", () => {
  const list = games("1–2", "1–3", "1–4", "3–1", "4–1");
  expect(longestRuns(list, "win").map((run) => run.outcome)).toEqual(["win"]);
  expect(equallyLongest(list, "win").map((run) => run.games.length)).toEqual([2]);
  expect(equallyLongest(list, "win", "loss").map((run) => run.games.length)).toEqual([3]);
});
