import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { openSources } from "#app/routes/sources.ts";
import { listAddresses } from "#app/site/site-page.ts";
import { sitePages } from "#app/site/site-pages.ts";
import { attribute, readText, select, type HtmlDocument } from "#tests/support/html.ts";
import { openPages } from "#tests/support/page-at.ts";
import { route } from "./load.ts";

const content = loadContent();
const missingYears = [{ year: 2022, note: "The field was under water." }];
const sources = openSources({ ...content, site: { ...content.site, missingYears } });
const pageAt = openPages(sources);
const hrefs = (page: HtmlDocument, selector: string) =>
  select(page, selector).map((link) => attribute(link, "href"));

test("a year without a team has a page with its reason, its news and a link to the next year", async () => {
  const page = await pageAt("/seasons/2022");
  expect(select(page, "main").map(readText).join()).toContain("The field was under water.");
  expect(hrefs(page, 'a[rel="next"]')).toEqual(["/seasons/2023"]);
  expect(hrefs(page, 'a[rel="prev"]')).toEqual([]);
  const news = content.news.filter(({ date }) => date.startsWith("2022"));
  expect(news.length).toBeGreaterThan(0);
  expect(hrefs(page, "a")).toEqual(expect.arrayContaining(news.map(({ link }) => link)));
});

test("its title and description have the year, and the description its reason", () => {
  const { head } = route.load(sources, { year: "2022" });
  expect(head.title).toBe("Season 2022 · Côte Sauvage Ultimate");
  expect(head.description).toBe("Côte Sauvage in 2022: The field was under water.");
});

test("the year after it links to it as the previous one", async () => {
  expect(hrefs(await pageAt("/seasons/2023"), 'a[rel="prev"]')).toEqual(["/seasons/2022"]);
});

test("a year without a team and without a reason has no page", () => {
  const addresses = listAddresses(sitePages(sources));
  expect(addresses).toContain("/seasons/2022");
  expect(addresses).not.toContain("/seasons/2021");
});
