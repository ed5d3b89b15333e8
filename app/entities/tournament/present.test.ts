import { expect, test } from "vitest";
import { brandId } from "#app/domain/ids.ts";
import type { DayState } from "#app/domain/today/day-state.ts";
import type { GameShape } from "#app/entities/game/shape.ts";
import { present } from "./present.ts";

const saturday = "2027-06-12";
const sunday = "2027-06-13";

const moments = [
  { day: saturday, time: "9:00 AM", start: 0, dated: 0 },
  { day: saturday, time: "11:00 AM", start: 1, dated: 1 },
  { day: sunday, time: "10:00 AM", start: 2, dated: 2 },
] as const;

function game(
  index: 0 | 1 | 2,
  name: string,
  score?: readonly [us: number, them: number],
  missing = "to play",
): GameShape {
  const facts = {
    ...moments[index],
    key: String(index),
    opponent: brandId<"opponent">(name.toLowerCase()),
    name,
    round: "Pool play",
  };
  if (score === undefined) return { ...facts, kind: "scheduled", missing };
  const [us, them] = score;
  return {
    ...facts,
    kind: "played",
    us,
    them,
    outcome: us > them ? "win" : "loss",
  };
}

const toCome = [game(0, "Drift"), game(1, "Eddy"), game(2, "Gale")];
const oneScore = [game(0, "Drift", [15, 8]), game(1, "Eddy"), game(2, "Gale")];

const event = { id: "cup", start: saturday, end: sunday, timeZone: "America/New_York", games: [] };
const dates = { events: [event] };

const during = (day: string, more: object = {}) => ({ is: "today", event, day, ...more }) as const;

/**
 * The view of three games on two days: what its headline, figures and lists say.
 *
 * @param at day of the clock, by default the Saturday
 */
function presentGames(games: readonly GameShape[], state?: DayState, at: string = saturday) {
  const clock = state && { now: Date.parse(`${at}T16:00Z`), state };
  const groups = [{ heading: "", games }];
  const view = present({ groups, zone: "Eastern time", live: { days: 2, dates } }, clock);
  const { title, next, none } = view.headline ?? {};
  const listGames = (id: string) => view.sections.find((section) => section.id === id);
  return {
    title,
    next,
    none,
    figures: view.figures.slice(0, -1),
    following: view.figures.at(-1),
    later: listGames("later"),
    played: listGames("played")?.groups.flatMap((group) => names(group.games)),
  };
}

const names = (games: readonly GameShape[]) => games.map(({ name }) => name);

test("games after the next one are later", () => {
  expect(presentGames(oneScore, during(saturday, { game: 1 })).later?.title).toBe("Later");
});

test("games that time has passed without a score are not called later", () => {
  const onSunday = presentGames(toCome, during(sunday, { game: 2 }), sunday);
  expect([onSunday.next?.game.name, onSunday.later?.title]).toEqual(["Gale", "Without a score"]);
  const onSaturdayEvening = presentGames(toCome, during(saturday));
  expect(onSaturdayEvening.later?.title).toBe("Without a score");
});

test("before the tournament the first game without a score is next, with its day on the disc", () => {
  const { title, next, figures, following, later } = presentGames(toCome);
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
  expect(following).toMatchObject({ value: "Saturday 11:00 AM", note: "Eddy · Pool play" });
  expect(later?.groups.map(({ heading }) => heading)).toEqual([
    "Saturday, June 12",
    "Sunday, June 13",
  ]);
  expect(later?.groups.map((group) => names(group.games))).toEqual([["Eddy"], ["Gale"]]);
});

test("on game day the clock shows the next game and the time until then", () => {
  const view = presentGames(oneScore, during(saturday, { game: 1, wait: 35 * 60_000 }));
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
  expect(view.played).toEqual(["Drift"]);
});

test("a game in progress says so", () => {
  const { next } = presentGames(oneScore, during(saturday, { game: 1, isOn: true }));
  expect([next?.label, next?.disc]).toEqual(["On now", ["On", "now"]]);
});

test("once the game in progress has a score, the day’s next game is next", () => {
  const { next } = presentGames(oneScore, during(saturday, { game: 0, isOn: true }));
  expect([next?.game.name, next?.disc]).toEqual(["Eddy", ["12", "June"]]);
});

test("after the day’s last game no game is next, but the first one of the next day follows", () => {
  const games = [game(0, "Drift", [15, 8]), game(1, "Eddy", [9, 11]), game(2, "Gale")];
  const { next, following, played } = presentGames(games, during(saturday));
  expect(next).toBeUndefined();
  expect(following).toMatchObject({ value: "Sunday 10:00 AM", note: "Gale · Pool play" });
  expect(played).toEqual(["Eddy", "Drift"]);
});

test("five months before a tournament the clock changes nothing on its page", () => {
  expect(presentGames(toCome, { is: "last played" }, "2027-01-12")).toEqual(presentGames(toCome));
});

test("after the last day no game is next, and games without a score are listed", () => {
  const over = presentGames(oneScore, { is: "played", event }, "2027-06-15");
  expect([over.next, over.none]).toEqual([undefined, ["Without a score", "2 games"]]);
  expect(over.later?.title).toBe("Without a score");
  expect(over.later?.groups.flatMap((group) => names(group.games))).toEqual(["Eddy", "Gale"]);
  expect(over.following?.label).not.toBe("Then");
});

test("an upcoming game without a known opponent says what it decides", () => {
  const final: GameShape = {
    ...moments[2],
    key: "2",
    kind: "undecided",
    name: "Opponent TBD",
    round: "Final",
    missing: "to play",
  };
  const { following } = presentGames([...oneScore.slice(0, 1), game(1, "Eddy"), final]);
  expect(following).toMatchObject({ value: "Sunday 10:00 AM", note: "Final" });
});

test("games without a day are under “Date TBD”, and no number of days is given", () => {
  const undated = toCome.map((game) =>
    Object.assign({}, game, { day: undefined, start: undefined, time: undefined }),
  );
  const live = { days: 0, dates };
  const day = { now: Date.parse("2027-11-27T16:00Z"), state: { is: "last played" } } as const;
  const groups = [{ heading: "", games: undated }];
  const { figures, sections } = present({ groups, zone: "Eastern time", live }, day);
  expect(figures).toEqual([{ label: "Games", value: "3" }]);
  expect(sections.flatMap((section) => section.groups.map(({ heading }) => heading))).toEqual([
    "Date TBD",
  ]);
});

test("a game that was not played is listed with the finished ones", () => {
  const canceled = game(1, "Eddy", undefined, "not played");
  const view = presentGames([game(0, "Drift", [15, 8]), canceled, game(2, "Gale")]);
  expect(view.next?.game.name).toBe("Gale");
  expect(view.played).toEqual(["Eddy", "Drift"]);
  expect(view.later).toBeUndefined();
});

test("a finished tournament has its games under headings, without a clock", () => {
  const games = [game(0, "Drift", [15, 8]), game(1, "Eddy", [9, 11])];
  const groups = [
    { heading: "Pool play", record: { wins: 1, losses: 0 }, games: games.slice(0, 1) },
    { heading: "Bracket", record: { wins: 0, losses: 1 }, games: games.slice(1) },
  ];
  const facts = { groups, zone: "Eastern time", live: undefined };
  const { headline, figures, sections } = present(facts);
  expect(headline).toBeUndefined();
  expect(figures.map(({ value }) => value)).toEqual(["1–1", "24–19"]);
  expect(sections.map(({ title }) => title)).toEqual(["Path through the tournament"]);
  expect(sections[0]?.groups.map((group) => names(group.games))).toEqual([["Drift"], ["Eddy"]]);
});
