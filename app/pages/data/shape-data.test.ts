import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import type { Content } from "#app/content/content.ts";
import { openSources } from "#app/routes/sources.ts";
import { shapeData } from "./shape-data.ts";

const content = loadContent();
const shapedFrom = (changed: Partial<Content>) =>
  shapeData(openSources({ ...content, ...changed }));
const shaped = shapedFrom({});

test("the table has each file’s content, row count, size and date", () => {
  const games = shaped.tables.find(({ name }) => name === "games");
  expect(games).toMatchObject({ label: "Games", newest: "June 14, 2026" });
  expect(Number(games?.rows)).toBe(openSources(content).record.games.length);
  expect(shaped.tables.find(({ name }) => name === "seasons")?.newest).toBe("2027");
  for (const { size } of shaped.tables) expect(size).toMatch(/^\d+ K?B$/);
});

test("a thousand has a comma", () => {
  const [story] = content.news;
  const news = Array.from({ length: 1463 }, () => story).flatMap((copy) => copy ?? []);
  const rows = shapedFrom({ news }).tables.find(({ name }) => name === "news")?.rows;
  expect(rows).toBe("1,463");
});

test("calendars list all events first, then seasons from the newest", () => {
  const [everything, newest] = shaped.calendars;
  expect(everything).toMatchObject({ name: "Everything", path: "/calendar.ics" });
  expect(newest).toMatchObject({ name: "Season 2026", path: "/seasons/2026/calendar.ics" });
});

test("without a license all rights are reserved", () => {
  expect(shaped.license).toEqual({ name: "© the club. All rights reserved." });
  const license = { name: "CC BY 4.0", link: "https://creativecommons.org/licenses/by/4.0/" };
  expect(shapedFrom({ site: { ...content.site, license } }).license).toEqual(license);
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

test("missing content is not offered", () => {
  const bare = shapedFrom({ news: [], tournaments: [] });
  expect(bare.feeds).toEqual([]);
  expect(bare.calendars).toEqual([]);
  expect(bare.tables.map(({ name }) => name)).not.toContain("news");
});
