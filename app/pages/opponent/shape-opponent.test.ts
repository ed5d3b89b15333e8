import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { openSources } from "#app/routes/sources.ts";
import { route } from "./load.ts";

const content = loadContent();
const sources = openSources(content);

function loadOpponent(id: string) {
  return route.load(sources, { id }).data;
}

test("every game against a team is counted, and listed newest first", () => {
  const { record, words, games, extent, meetings } = loadOpponent("eddy");
  expect([record, words, meetings]).toEqual(["2–0–1", "2 wins, 0 losses, 1 tie", 3]);
  expect(extent).toBe("3 games since 2024");
  expect(games.map((game) => [game.year, game.kind === "played" && game.us])).toEqual([
    [2026, 15],
    [2025, 11],
    [2024, 15],
  ]);
});

test("an upcoming game is listed but not counted", () => {
  const { extent, games, meetings } = loadOpponent("longest");
  const open = games.filter(({ kind }) => kind !== "played");
  expect(open.length).toBeGreaterThan(0);
  expect(extent).toContain(`${meetings} game`);
  expect(games.length).toBe(meetings + open.length);
});

test("the figures name the biggest win, the points, one-goal games and the last meeting", () => {
  expect(loadOpponent("eddy").figures).toMatchObject([
    { label: "Biggest win", value: "15–3", game: { title: "Fog Bowl 2024" } },
    { label: "Points", value: "41–27", note: "Côte Sauvage by 14" },
    { label: "One-goal games", value: "0" },
    { label: "Last met", value: "April 26, 2026", note: "a win; first met June 15, 2024" },
  ]);
});

test("the figures name the longest streak, if there is one", () => {
  expect(loadOpponent("fathom").figures).toContainEqual({
    label: "Longest streak",
    value: "2 wins",
    note: "June 14, 2025 to April 25, 2026",
  });
});

test("the figures name the biggest loss, if there is one", () => {
  expect(loadOpponent("anchorage").figures[1]).toMatchObject({
    label: "Biggest loss",
    value: "9–12",
  });
});

test("the list has the tournament, round, place, time and season of each game", () => {
  const { games } = loadOpponent("drift");
  expect(
    games.map(({ title, round, where, date, season }) => [title, round, where, date, season]),
  ).toEqual([
    ["Fog Bowl 2026", "Pool play", "Eastport, ME", "June 13, 2026, 9:00 AM", 2026],
    ["Midnight Mixer 2025", "Pool play", "Portland, ME", expect.stringContaining("2025"), 2025],
    ["Regionals 2025", "Pool play", "Devens, MA", expect.stringContaining("2025"), 2025],
  ]);
});

test("a team’s place is named only if it is not in its name", () => {
  expect(loadOpponent("drift").where).toBe("Saint John, Canada");
  expect(loadOpponent("eddy").where).toBeUndefined();
});

test("a single game has no figures, which would repeat it", () => {
  expect(loadOpponent("longest")).toMatchObject({ record: "1–0", meetings: 1, figures: [] });
});

test("a game at an unsanctioned tournament counts in no record", () => {
  // Gale also won at the Dune Scrimmage.
  expect(loadOpponent("gale").record).toBe("1–1");
});

test("previous and next lead through the teams by display name", () => {
  const { previous, next } = loadOpponent("eddy");
  expect([previous?.name, next?.name]).toEqual(["Boston Breakwater", "Cormorant B"]);
});

test("games under a former name count for today’s team", () => {
  const opponents = new Map(content.opponents);
  const eddy = opponents.get("eddy");
  if (eddy === undefined) throw new Error("The club has no team eddy.");
  opponents.set("eddy", { ...eddy, formerly: ["gale"] });
  const renamed = openSources({ ...content, opponents });
  const { data } = route.load(renamed, { id: "eddy" });
  expect(data.record).toBe("3–1–1");
  expect(data.formerly.map(({ name }) => name)).toEqual(["Albany Gale"]);
});

test("of equally big wins the first is named, with the number of others", () => {
  const tournaments = content.tournaments.map((tournament) => ({
    ...tournament,
    games: tournament.games.map((game) =>
      tournament.id === "2026-spring"
        ? { ...game, opponent: "gale", score: { us: 13, them: 8 } }
        : game,
    ),
  }));
  const figures = route.load(openSources({ ...content, tournaments }), { id: "gale" }).data.figures;
  expect(figures).toMatchObject([
    { label: "Biggest win", value: "15–10", note: "and 3 more by 5" },
    { label: "Biggest loss", value: "8–15" },
    {},
    {},
    { label: "Longest streak", value: "4 wins", note: "June 15, 2025 to April 26, 2026" },
    {},
  ]);
});
