import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import type { Content } from "#app/content/content.ts";
import { openSources } from "#app/routes/sources.ts";
import { shapeData } from "./shape-data.ts";

const content = loadContent();
const shapeWith = (changed: Partial<Content>) => shapeData(openSources({ ...content, ...changed }));
const shaped = shapeWith({});

test("the table has each file’s name, number of rows, newest day and size", () => {
  const games = shaped.tables.find(({ name }) => name === "games");
  expect(games).toMatchObject({ label: "Games", newest: "June 14, 2026" });
  expect(Number(games?.rows)).toBe(openSources(content).record.games.length);
  expect(shaped.tables.find(({ name }) => name === "seasons")?.newest).toBe("2027");
  for (const { size } of shaped.tables) expect(size).toMatch(/^\d+ K?B$/);
});

test("a number of rows has a comma at the thousands", () => {
  const [story] = content.news;
  const news = Array.from({ length: 1463 }, () => story).flatMap((copy) => copy ?? []);
  const rows = shapeWith({ news }).tables.find(({ name }) => name === "news")?.rows;
  expect(rows).toBe("1,463");
});

test("the calendar of everything comes first, then the seasons, newest first", () => {
  const [everything, newest] = shaped.calendars;
  expect(everything).toMatchObject({ name: "Everything", path: "/calendar.ics" });
  expect(newest).toMatchObject({ name: "Season 2026", path: "/seasons/2026/calendar.ics" });
});

test("the page names the club’s license, and without one reserves all rights", () => {
  expect(shaped.license).toEqual({ name: "© the club. All rights reserved." });
  const license = { name: "CC BY 4.0", link: "https://creativecommons.org/licenses/by/4.0/" };
  expect(shapeWith({ site: { ...content.site, license } }).license).toEqual(license);
});

test("the snippet shows the card of the newest season with a record, and links the season", () => {
  expect(shaped.embed?.snippet).toBe(
    [
      '<a href="https://www.cotesauvage.example/seasons/2026">',
      '  <img src="https://www.cotesauvage.example/share/seasons/2026.png" width="600" height="315"',
      '    alt="Côte Sauvage 2026: 2–1, with a drawn player and a bar for every game."></a>',
    ].join("\n"),
  );
});

test("files that the club does not have are not offered", () => {
  expect(shaped.tables.map(({ name }) => name)).toContain("news");
  const bare = shapeWith({ news: [], tournaments: [] });
  expect(bare.feeds).toEqual([]);
  expect(bare.calendars).toEqual([]);
  expect(bare.tables.map(({ name }) => name)).not.toContain("news");
});
