import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import type { Photograph } from "#app/lib/photograph.ts";
import { openSources } from "#app/routes/sources.ts";
import { attribute, readName, select } from "#tests/support/html.ts";
import { openPages } from "#tests/support/page-at.ts";
import { route } from "./load.ts";

const sources = openSources(loadContent());

test("a story’s title may be in another language than the club’s texts", async () => {
  const content = loadContent();
  const news = content.news.map((story) => ({ ...story, language: "de" }));
  const page = await openPages(openSources({ ...content, news }))("/news?show=all");
  const languages = select(page, "main h3").map((title) => attribute(title, "lang"));
  expect([...new Set(languages)]).toEqual(["de"]);
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
