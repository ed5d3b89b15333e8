import { pointsText } from "#app/domain/records.ts";
import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { buildRecord } from "#app/record/build-record.ts";
import { shapeRecords } from "./shape-records.ts";

// Counted by hand: 16 scored games at sanctioned tournaments.
const content = loadContent();
const records = shapeRecords(buildRecord(content));

test("the totals count every game of a sanctioned tournament", () => {
  expect(records.totals.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    "Games: 16",
    "Won and lost: 10–4–2",
    "Points: 195–147",
    "Opponents: 8",
  ]);
});

test("only a season whose games differ from its published record says so", () => {
  const differing = records.years.filter(({ differs }) => differs);
  expect(differing).toMatchObject([{ year: 2025, published: "4–2", counted: "5–1–2" }]);
});

test("each season has its points, one-goal games and longest streak", () => {
  const rows = records.years.map(
    ({ year, games, us, them, difference, close, bestRun }) =>
      `${year}: ${games}, ${us}–${them}, ${difference}, ${close}, ${bestRun}`,
  );
  expect(rows).toEqual([
    "2023: 0, 0–0, ±0, 0, 0",
    "2024: 5, 61–45, +16, 1–0, 2",
    "2025: 8, 94–70, +24, 2–0, 4",
    "2026: 3, 40–32, +8, 0–1, 1",
    "2027: 0, 0–0, ±0, 0, 0",
  ]);
});

test("streaks span tournaments and seasons; a tie ends them, and one game is not a streak", () => {
  const runs = records.runs.flatMap(({ list }) => list);
  expect(runs.map(({ length, isWon, days }) => `${length} ${isWon} ${days}`)).toEqual([
    "4 true June 14, 2025 to September 28, 2025",
    "2 true June 15, 2024",
    "2 true January 1, 2026 to April 25, 2026",
    "2 false June 16, 2024 to September 28, 2024",
  ]);
});

test("the biggest wins are sorted by margin, then date", () => {
  const scores = records.biggest.map(
    (game) => game.kind === "played" && `${pointsText(game)} ${game.title}`,
  );
  expect(scores).toEqual([
    "15–1 Regionals 2025",
    "13–0 Regionals 2024",
    "15–3 Fog Bowl 2024",
    "13–6 Spring Tide Tune-Up 2026",
    "15–9 Fog Bowl 2025",
  ]);
});

test("one-goal games have their own record", () => {
  expect(records.close.record).toBe("3–1");
  expect(records.close.games.map((game) => game.kind === "played" && game.opponent)).toEqual([
    "longest",
    "breakwater",
    "cormorant",
    "cormorant",
  ]);
});

test("the teams played most come first", () => {
  const [first, ...rest] = records.mostPlayed;
  expect(first).toMatchObject({ id: "eddy", games: 3, wins: 2, losses: 0, ties: 1 });
  expect(rest.map(({ games }) => games)).toEqual([2, 2, 2, 2, 2, 2]);
});

test("the map has every state once, in reading order, and links those in the list", () => {
  const { map, places, placesNote } = records;
  const { label, tiles } = map;
  expect(label).toBe("States on a map");
  expect(tiles.length).toBe(51);
  expect(tiles.slice(0, 3).map(({ code }) => code)).toEqual(["AK", "ME", "VT"]);
  const played = tiles.flatMap(({ code, place }) =>
    place === undefined ? [] : [`${code} ${places[place]?.name} ${places[place]?.wins}`],
  );
  expect(played).toEqual(["ME Maine 5", "VT Vermont 1", "MA Massachusetts 2", "AZ Arizona 2"]);
  expect(placesNote).toBe("4 states, 6 places");
});

test("a list that cuts off ties says how many more there are", () => {
  const [game] = content.tournaments.flatMap(({ games }) => games);
  if (game === undefined) throw new Error("The club has no game.");
  const against = (opponent: string, ...scores: readonly { us: number; them: number }[]) =>
    scores.map((points) => Object.assign({}, game, { opponent, score: points }));
  const [win, loss] = [
    { us: 13, them: 0 },
    { us: 9, them: 12 },
  ] as const;
  const games = [
    ...Array.from({ length: 14 }, (_, team) => against(`team-${team}`, win, win, loss)).flat(),
    ...against("often", win, win, win, win, loss, loss),
  ];
  const tournaments = content.tournaments.map((tournament, place) => ({
    ...tournament,
    games: place === 0 ? games : [],
  }));
  const equal = shapeRecords(buildRecord({ ...content, tournaments }));
  expect(equal.equallyBig).toBe("and 27 more by 13");
  expect(equal.equallyPlayed).toBe("and 8 more with 3 games");
  expect(equal.runs.map(({ list, equals }) => [list[0]?.length, list.length, equals])).toEqual([
    [4, 3, "and 12 more of 2 wins"],
    [2, 1, ""],
  ]);
});

test("tournaments won are first-place finishes only", () => {
  expect(records.firsts.map(({ id }) => id)).toEqual(["2025-regionals", "2025-new-year"]);
});
