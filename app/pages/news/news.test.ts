import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import type { Photograph } from "#app/lib/photograph.ts";
import { openSources } from "#app/routes/sources.ts";
import { attribute, readName, select } from "#tests/support/html.ts";
import { openPages, pageAt, texts } from "#tests/support/page-at.ts";
import { route } from "./load.ts";

const sources = openSources(loadContent());

test("all news has every story, newest first", async () => {
  const page = await pageAt("/news?show=all");
  const days = select(page, "main time").map((time) => attribute(time, "datetime") ?? "");
  expect(days).toHaveLength(sources.record.news.length);
  expect(days).toEqual(days.toSorted().toReversed());
});

test("a story’s title may be in another language than the club’s texts", async () => {
  const content = loadContent();
  const news = content.news.map((story) => ({ ...story, language: "de" }));
  const page = await openPages(openSources({ ...content, news }))("/news?show=all");
  const languages = select(page, "main h3").map((title) => attribute(title, "lang"));
  expect([...new Set(languages)]).toEqual(["de"]);
});

test("a year with stories but without a team is not among the seasons", async () => {
  // The club was founded in 2023, and has a story of 2022.
  const page = await pageAt("/news");
  expect(texts(page, "main option")).toEqual([
    "All News",
    ...[2027, 2026, 2025, 2024, 2023].map((year) => `Côte Sauvage ${year}`),
  ]);
});

test("the count is of the stories that are shown", async () => {
  const page = await pageAt("/news?season=cote-sauvage-2024&q=fog");
  expect(texts(page, "main ol > li h3")).toEqual(["Fog Bowl recap: nobody saw anything"]);
  expect(texts(page, '[role="search"] [role="status"]')).toEqual(["1 story"]);
});

test("a photograph without a description is named by its place, which counts from 1", async () => {
  const photograph: Photograph = {
    name: "two",
    width: 800,
    height: 600,
    widths: [400, 800],
    fit: "cover",
    color: "#abc",
  };
  const photographs = new Map([["photos-all-photo-2", photograph]]);
  const page = await openPages({ ...sources, photographs })("/news?show=all");
  const links = select(page, 'main a[aria-haspopup="dialog"]');
  expect(links.map((link) => readName(link, page))).toEqual(["Photograph 3 from all seasons"]);
});

test("the description of News has the year of its first story", () => {
  // The club's first story is of 2022.
  expect(route.load(sources, {}).head.description).toMatch(/every season since 2022\.$/);
});
