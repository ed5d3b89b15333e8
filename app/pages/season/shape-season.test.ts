import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { openSources } from "#app/pages/shared/sources.ts";
import { route } from "./load.ts";

const sources = openSources(loadContent());

function season(year: number) {
  return route.load(sources, { year: String(year) }).data;
}

function figures(year: number) {
  return season(year).figures.map(({ label, value, note }) =>
    [`${label}: ${value}`, ...(note === undefined ? [] : [note])].join(" | "),
  );
}

test("the published record stands apart from what the games count", () => {
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

test("a season in progress has what there is so far", () => {
  expect(figures(2026)).toEqual([
    "Record: 2–1",
    "Points: 40–32 | +8 over 3 games",
    "Wins in a row: 1 | Apr 25, and 1 more as long",
    "One-goal games: 0–1",
    "Tournaments: 4",
  ]);
  const { tournaments } = season(2026);
  expect(tournaments.map(({ name, hasPage }) => `${name}: ${hasPage}`)).toEqual([
    "Harbour Invite: false",
    "Spring Tide Tune-Up: true",
    "Fog Bowl: true",
    "Regionals: true",
  ]);
});

test("a season without games has its team and nothing that was not", () => {
  const { figures: none, tournaments, members, quest, playlists, news } = season(2023);
  expect([none, tournaments, playlists, news]).toEqual([[], [], [], []]);
  // Of that year only totals are published.
  expect(quest).toMatchObject({ total: 2, inQuest: undefined });
  expect(members.map(({ name }) => name)).toEqual(["Wilhelmina-Josephine Abernathy-Fitzwilliam"]);
});

test("tournaments that are not sanctioned are named apart", () => {
  const { unsanctioned, tournaments } = season(2025);
  expect(unsanctioned).toBe(
    "Dune Scrimmage, April 12: not sanctioned, so not counted in any record.",
  );
  expect(tournaments.map(({ id }) => id)).not.toContain("2025-scrimmage");
});

test("the leaders of Badge Quest share places", () => {
  const leaders = season(2025).quest?.leaders.map(({ place, id, badges }) => [place, id, badges]);
  expect(leaders).toEqual([
    [1, "o", 4],
    [2, "nunez", 2],
    [2, "aberg", 2],
    [2, "p-2e59", 2],
  ]);
});
