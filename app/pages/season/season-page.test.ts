import { expect, test } from "vitest";
import { attribute, readText, select } from "#tests/support/html.ts";
import { figuresOf, named, pageAt, texts } from "#tests/support/page-at.ts";

test("the figures have the published record, and the counted one beside it where they differ", async () => {
  expect(figuresOf(await pageAt("/seasons/2025"))).toEqual([
    "Record | 4–2 | as published; the games below add up to 5–1–2",
    "Finish | 1st Regionals",
    "Points | 94–70 | +24 over 8 games",
    "Wins in a row | 4 | Jun 14 to Sep 28",
    "One-goal games | 2–0",
    "Tournaments | 4 | 2 won, 3 in the top three",
  ]);
  expect(figuresOf(await pageAt("/seasons/2024"))[0]).toBe("Record | 3–2");
});

test("a season in progress has its results so far", async () => {
  expect(figuresOf(await pageAt("/seasons/2026"))).toEqual([
    "Record | 2–1",
    "Points | 40–32 | +8 over 3 games",
    "Wins in a row | 1 | Apr 25, and 1 more as long",
    "One-goal games | 0–1",
    "Tournaments | 4",
  ]);
});

test("the tournaments are one list, in which only one without dates has no page", async () => {
  const games = named(await pageAt("/seasons/2026"), "section", "Game by game");
  expect(texts(games, "ol > li > a h3")).toEqual(["Spring Tide Tune-Up", "Fog Bowl", "Regionals"]);
  expect(texts(games, "ol > li > div h3")).toEqual(["Harbour Invite"]);
});

test("every game is listed below its tournament", async () => {
  const games = named(await pageAt("/seasons/2025"), "section", "Game by game");
  const headings = ["Low Tide One-Day", "Fog Bowl", "Regionals", "Midnight Mixer"];
  expect(texts(games, "details h3")).toEqual(headings);
  expect(texts(games, "details li")).toEqual([
    expect.stringContaining("9–12 Portland Anchorage"),
    expect.stringContaining("11–11 Burlington Eddy"),
    expect.stringContaining("15–9 Hartford Fathom"),
    expect.stringContaining("15–10 Albany Gale"),
    expect.stringContaining("13–12 Boston Breakwater"),
    expect.stringContaining("15–1 Saint John Drift"),
    expect.stringContaining("7–7 Saint John Drift"),
    expect.stringContaining("9–8 Cormorant B"),
  ]);
});

test("a season without games has its team and no results", async () => {
  const page = await pageAt("/seasons/2023");
  expect([figuresOf(page), texts(page, "h2")]).toEqual([[], ["The roster"]]);
  // Only totals are published for that year.
  expect(attribute(named(page, "a", "Badge Quest 2023"), "href")).toBe("/badgequest#history");
  expect(texts(named(page, "section", "The roster"), "ol > li")).toEqual([
    expect.stringContaining("Wilhelmina-Josephine Abernathy-Fitzwilliam"),
  ]);
});

test("unsanctioned tournaments are named below the others", async () => {
  expect(texts(named(await pageAt("/seasons/2025"), "section", "Game by game"), "p")).toContain(
    "Dune Scrimmage, April 12: not sanctioned, so not counted in any record.",
  );
});

test("the team has its members with number and role, players first", async () => {
  const roster = named(await pageAt("/seasons/2025"), "section", "The roster");
  const people = select(roster, "ol > li").map(readText);
  expect(people.slice(0, 2)).toEqual([
    "0Wilhelmina-Josephine Abernathy-Fitzwilliam",
    "1Li O Captain",
  ]);
  expect(people.at(-1)).toBe("CGudrun Brandt Coach");
});

test.each([
  [2025, "11 players, 1 coach"],
  [2026, "9 players"],
])("the printed page of %i counts players and coaches, if there are any", async (year, size) => {
  expect(texts(await pageAt(`/seasons/${year}`), "[hidden] span")).toContain(size);
});

test("one row links the results, the news, the Badge Quest and the playlists of the year", async () => {
  const page = await pageAt("/seasons/2025");
  const links = select(page, "article > div > ul a");
  expect(links.map((link) => [readText(link), attribute(link, "href")])).toEqual([
    ["Results 2025", "/results?season=cote-sauvage-2025"],
    ["1 story of 2025", "/news?season=cote-sauvage-2025"],
    ["Tide Quest 2025", "/badgequest"],
    ["Roster 2025", "/roster2025"],
  ]);
});
