import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { fullName } from "#app/domain/full-name.ts";
import { openSources } from "#app/routes/sources.ts";
import { seasonData } from "#tests/support/season-data.ts";

const sources = openSources(loadContent());

const loadSeason = (year: number) => seasonData(sources, year);

function listFigures(year: number) {
  return loadSeason(year).figures.map(({ label, value, note }) =>
    [`${label}: ${value}`, ...(note === undefined ? [] : [note])].join(" | "),
  );
}

test("the figures have the published record, and the counted one beside it where they differ", () => {
  expect(listFigures(2025)).toEqual([
    "Record: 4–2 | as published; the games below add up to 5–1–2",
    "Finish: 1st Regionals",
    "Points: 94–70 | +24 over 8 games",
    "Wins in a row: 4 | Jun 14 to Sep 28",
    "One-goal games: 2–0",
    "Tournaments: 4 | 2 won, 3 in the top three",
  ]);
  expect(listFigures(2024)[0]).toBe("Record: 3–2");
});

test("a season in progress has its results so far", () => {
  expect(listFigures(2026)).toEqual([
    "Record: 2–1",
    "Points: 40–32 | +8 over 3 games",
    "Wins in a row: 1 | Apr 25, and 1 more as long",
    "One-goal games: 0–1",
    "Tournaments: 4",
  ]);
});

test("only a tournament without dates has no page", () => {
  const { tournaments } = loadSeason(2026);
  expect(tournaments.map(({ name, hasNoPage = false }) => `${name}: ${!hasNoPage}`)).toEqual([
    "Harbour Invite: false",
    "Spring Tide Tune-Up: true",
    "Fog Bowl: true",
    "Regionals: true",
  ]);
});

test("a season without games has its team and no results", () => {
  const { figures: none, tournaments, members, quest, playlists, news } = loadSeason(2023);
  expect([none, tournaments, playlists, news]).toEqual([[], [], [], []]);
  // Only totals are published for that year.
  expect(quest).toMatchObject({ total: 2, inQuest: undefined });
  expect(members.map(fullName)).toEqual(["Wilhelmina-Josephine Abernathy-Fitzwilliam"]);
});

test("unsanctioned tournaments are listed separately", () => {
  const { unsanctioned, tournaments } = loadSeason(2025);
  expect(unsanctioned).toBe(
    "Dune Scrimmage, April 12: not sanctioned, so not counted in any record.",
  );
  expect(tournaments.map(({ id }) => id)).not.toContain("2025-scrimmage");
  expect(loadSeason(2024).unsanctioned).toBeUndefined();
});

test("tied Badge Quest leaders share a place", () => {
  const leaders = loadSeason(2025).quest?.leaders.map(({ place, id, badges }) => [
    place,
    id,
    badges,
  ]);
  expect(leaders).toEqual([
    [1, "o", 4],
    [2, "nunez", 2],
    [2, "aberg", 2],
    [2, "p-2e59", 2],
  ]);
});

test("the team has its members with number and role, players first", () => {
  const { members } = loadSeason(2025);
  expect(members.slice(0, 2)).toMatchObject([
    { id: "abernathy-fitzwilliam", number: "0" },
    { id: "o", number: "1", role: "Captain" },
  ]);
  expect(members.at(-1)).toMatchObject({ last: "Brandt", number: "C", role: "Coach" });
});

test("the size of the team counts players and coaches, if there are any", () => {
  expect(loadSeason(2025).team).toBe("11 players, 1 coach");
  expect(loadSeason(2026).team).toBe("9 players");
});

test("a season’s Badge Quest links to its edition, which only the current one need not name", () => {
  expect(loadSeason(2024).quest?.inQuest).toEqual({ edition: "2024" });
  expect(loadSeason(2025).quest?.inQuest).toEqual({});
});

test("a season without a finish is open", () => {
  expect([2024, 2025, 2026].map((year) => loadSeason(year).isOpen)).toEqual([false, false, true]);
});

test("a season has the playlists of its year", () => {
  expect([2024, 2025].map((year) => loadSeason(year).playlists.length)).toEqual([0, 6]);
});

test("the page has at most three stories, newest first, and the number of all", () => {
  const content = loadContent();
  const seasons = content.seasons.map((season) => {
    const [story] = season.news;
    const days = ["2024-01-01", "2024-04-01", "2024-02-01", "2024-03-01"];
    const news = story === undefined ? [] : days.map((date) => Object.assign({}, story, { date }));
    return Object.assign({}, season, { news });
  });
  const data = seasonData(openSources({ ...content, seasons }), 2024);
  expect(data.newsCount).toBe(4);
  expect(data.news.map(({ date }) => date)).toEqual(["2024-04-01", "2024-03-01", "2024-02-01"]);
});
