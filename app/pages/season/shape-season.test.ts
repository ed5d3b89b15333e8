import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { fullName } from "#app/domain/full-name.ts";
import { openSources } from "#app/routes/sources.ts";
import { seasonData } from "#tests/support/season-data.ts";

const sources = openSources(loadContent());

const season = (year: number) => seasonData(sources, year);

function figures(year: number) {
  return season(year).figures.map(({ label, value, note }) =>
    [`${label}: ${value}`, ...(note === undefined ? [] : [note])].join(" | "),
  );
}

test("the published record is separate from the counted one", () => {
  expect(figures(2025)).toEqual([
    "Record: 4–2 | as published; the games below add up to 5–1–2",
    "Finish: 1st Regionals",
    "Points: 94–70 | +24 over 8 games",
    "Wins in a row: 4 | Jun 14 to Sep 28",
    "One-goal games: 2–0",
    "Tournaments: 4 | 2 won, 3 in the top three",
  ]);
  expect(figures(2024)[0]).toBe("Record: 3–2");
});

test("a season in progress has its results so far", () => {
  expect(figures(2026)).toEqual([
    "Record: 2–1",
    "Points: 40–32 | +8 over 3 games",
    "Wins in a row: 1 | Apr 25, and 1 more as long",
    "One-goal games: 0–1",
    "Tournaments: 4",
  ]);
  const { tournaments } = season(2026);
  expect(tournaments.map(({ name, hasNoPage = false }) => `${name}: ${!hasNoPage}`)).toEqual([
    "Harbour Invite: false",
    "Spring Tide Tune-Up: true",
    "Fog Bowl: true",
    "Regionals: true",
  ]);
});

test("a season without games has its team and no results", () => {
  const { figures: none, tournaments, members, quest, playlists, news } = season(2023);
  expect([none, tournaments, playlists, news]).toEqual([[], [], [], []]);
  // Only totals are published for that year.
  expect(quest).toMatchObject({ total: 2, inQuest: undefined });
  expect(members.map(fullName)).toEqual(["Wilhelmina-Josephine Abernathy-Fitzwilliam"]);
});

test("unsanctioned tournaments are listed separately", () => {
  const { unsanctioned, tournaments } = season(2025);
  expect(unsanctioned).toBe(
    "Dune Scrimmage, April 12: not sanctioned, so not counted in any record.",
  );
  expect(tournaments.map(({ id }) => id)).not.toContain("2025-scrimmage");
});

test("tied Badge Quest leaders share a place", () => {
  const leaders = season(2025).quest?.leaders.map(({ place, id, badges }) => [place, id, badges]);
  expect(leaders).toEqual([
    [1, "o", 4],
    [2, "nunez", 2],
    [2, "aberg", 2],
    [2, "p-2e59", 2],
  ]);
});

test("the team has roles and numbers, a C for a coach, and its size", () => {
  const { members, team } = season(2025);
  const [first, captain] = members;
  expect([first, captain]).toMatchObject([
    { id: "abernathy-fitzwilliam", number: "0" },
    { id: "o", number: "1", role: "Captain" },
  ]);
  expect(members.at(-1)).toMatchObject({ last: "Brandt", number: "C", role: "Coach" });
  expect(team).toBe("11 players, 1 coach");
  expect(season(2026).team).toBe("9 players");
  expect(season(2026).members.find(({ id }) => id === "quill")?.number).toBe("");
});

test("an edition links its log, the current one without a query; a season may be in progress", () => {
  expect([2024, 2025].map((year) => season(year).quest?.inQuest)).toEqual([
    { edition: "2024" },
    {},
  ]);
  expect([2024, 2025, 2026].map((year) => season(year).isOpen)).toEqual([false, false, true]);
  expect(season(2024).unsanctioned).toBeUndefined();
  expect([2024, 2025].map((year) => season(year).playlists.length)).toEqual([0, 6]);
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
