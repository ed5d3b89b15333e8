import { expect, test } from "vitest";
import { brandId } from "#app/domain/ids.ts";
import type { DayState } from "#app/domain/today/day-of.ts";
import type { GameMoment, ShownGame } from "#app/pages/tournament/tournament-data.ts";
import { isPast, liveView } from "#app/pages/tournament/live-view.ts";

const saturday = "2027-06-12";
const sunday = "2027-06-13";

function game(index: number, name: string, score?: readonly [us: number, them: number]): ShownGame {
  const facts = {
    key: String(index),
    opponent: brandId<"opponent">(name.toLowerCase()),
    name,
    kind: "Pool play",
    when: "",
    meetings: "",
  };
  if (score === undefined) return { ...facts, kindOf: "scheduled", missing: "to play" };
  const [us, them] = score;
  return { ...facts, kindOf: "played", us, them, outcome: us > them ? "win" : "loss" };
}

const moments: GameMoment[] = [
  { day: saturday, time: "9:00 AM", start: 0, dated: 0 },
  { day: saturday, time: "11:00 AM", start: 1, dated: 1 },
  { day: sunday, time: "10:00 AM", start: 2, dated: 2 },
];
const toCome = [game(0, "Drift"), game(1, "Eddy"), game(2, "Gale")];
const oneScore = [game(0, "Drift", [15, 8]), game(1, "Eddy"), game(2, "Gale")];

const dates = {
  events: [{ id: "cup", start: saturday, end: sunday, zone: "America/New_York", games: [] }],
};

/** @param at a day on which the clock is looked at, by default one of the tournament's own */
function viewOf(games: readonly ShownGame[], state?: DayState, at: string = saturday) {
  const day = state && { now: Date.parse(`${at}T16:00Z`), state };
  return liveView({ games }, { moments, days: 2, dates }, day);
}

const names = (games: readonly { readonly game: ShownGame }[]) => games.map((one) => one.game.name);

test("games before the next one are not called later, and none of them follows", () => {
  const during = viewOf(toCome, { key: `cup:${sunday}`, game: 2 }, sunday);
  expect([during.next?.game.name, during.laterTitle]).toEqual(["Gale", "Without a score"]);
  const evening = viewOf(toCome, { key: `cup:${saturday}` });
  expect([evening.next, evening.laterTitle]).toEqual([undefined, "Without a score"]);
  expect(evening.following).toEqual(["Sunday 10:00 AM", "Pool play"]);
  expect(viewOf(oneScore, { key: `cup:${saturday}`, game: 1 }).laterTitle).toBe("Later");
});

test("on any day the first game without a score is the next one, with its day on the disc", () => {
  const { title, next, figures, following, later } = viewOf(toCome);
  expect(title).toBe("The games");
  expect([next?.label, next?.game.name, next?.disc]).toEqual([
    "Game 1 of 3",
    "Drift",
    ["12", "June"],
  ]);
  expect(figures).toEqual([
    { label: "Games", value: "3" },
    { label: "Days", value: "2" },
  ]);
  expect(following).toEqual(["Saturday 11:00 AM", "Pool play"]);
  expect(later.map(({ words }) => words)).toEqual(["Saturday, June 12", "Sunday, June 13"]);
  expect(later.map(({ games }) => names(games))).toEqual([["Eddy"], ["Gale"]]);
});

test("on its day the clock says which game is next and how long until then", () => {
  const view = viewOf(oneScore, { key: `cup:${saturday}`, game: 1, wait: 35 * 60_000 });
  expect(view.title).toBe("Today");
  expect([view.next?.label, view.next?.game.name, view.next?.disc]).toEqual([
    "Next game",
    "Eddy",
    ["35", "minutes"],
  ]);
  expect(view.figures).toEqual([
    { label: "Today", value: "1–0" },
    { label: "Points", value: "15–8" },
  ]);
  expect(names(view.played)).toEqual(["Drift"]);
});

test("a game that is being played says so", () => {
  const { next } = viewOf(oneScore, { key: `cup:${saturday}`, game: 1, isOn: true });
  expect([next?.label, next?.disc]).toEqual(["On now", ["On", "now"]]);
});

test("a score that arrives makes the next game of the day the next one at once", () => {
  const { next } = viewOf(oneScore, { key: `cup:${saturday}`, game: 0, isOn: true });
  expect([next?.game.name, next?.disc]).toEqual(["Eddy", ["12", "June"]]);
});

const at = (day: string): GameMoment => ({ day, time: "", dated: 0 });

test("the games of a day that is over are past, with or without an hour", () => {
  const onSunday = viewOf(toCome, { key: `cup:${sunday}`, game: 2 }, sunday);
  expect(isPast(onSunday, at(saturday))).toBe(true);
  expect(isPast(onSunday, at(sunday))).toBe(false);
  expect(isPast(viewOf(toCome), at(saturday))).toBe(false);
});

test("when no game of the day is left, what follows is said", () => {
  const games = [game(0, "Drift", [15, 8]), game(1, "Eddy", [9, 11]), game(2, "Gale")];
  const { next, following, played } = viewOf(games, { key: `cup:${saturday}` });
  expect(next).toBeUndefined();
  expect(following).toEqual(["Sunday 10:00 AM", "Pool play"]);
  expect(names(played)).toEqual(["Eddy", "Drift"]);
});

test("a tournament that is far off is as on any day", () => {
  expect(viewOf(toCome, { key: "last:played" })).toEqual(viewOf(toCome));
});

test("after its last day no game is next: those without a score are listed", () => {
  const just = viewOf(oneScore, { key: "cup:played" }, "2027-06-15");
  expect([just.title, just.next, just.none]).toEqual([
    "Just played",
    undefined,
    ["Without a score", "2 games"],
  ]);
  expect(just.later.flatMap(({ games }) => names(games))).toEqual(["Eddy", "Gale"]);
  const long = viewOf(oneScore, { key: "last:played" }, "2029-06-15");
  expect([long.title, long.isOver, long.laterTitle]).toEqual([
    "The games",
    true,
    "Without a score",
  ]);
});
