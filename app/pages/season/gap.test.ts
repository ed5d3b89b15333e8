import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { openRenderer } from "#app/entry-server.tsx";
import { openSources } from "#app/routes/sources.ts";
import { sitePages } from "#app/site/site-pages.ts";

const content = loadContent();
const missingYears = [{ year: 2022, note: "The field was under water." }];
const sources = openSources({ ...content, site: { ...content.site, missingYears } });
const pageAt = (path: string) => sitePages(sources).find((page) => page.path === path);

test("a year without a team has a page with its reason, its news and a link to the next year", async () => {
  const page = pageAt("/seasons/2022");
  if (page === undefined) throw new Error("There is no page.");
  const { html, head, card } = await openRenderer(sources)(page);
  expect(head.title).toBe("Season 2022 · Côte Sauvage Ultimate");
  expect(head.description).toBe("Côte Sauvage in 2022: The field was under water.");
  expect(card).toBeDefined();
  expect(html).toContain("The field was under water.");
  expect(html).toMatch(
    /href="\/seasons\/2023"[^>]*rel="next"|rel="next"[^>]*href="\/seasons\/2023"/,
  );
  expect(html).not.toContain('rel="prev"');
  const news = content.news.filter(({ date }) => date.startsWith("2022"));
  expect(news.length).toBeGreaterThan(0);
  for (const { link } of news) expect(html).toContain(link);
});

test("the year after it links to it as the previous one", async () => {
  const page = pageAt("/seasons/2023");
  if (page === undefined) throw new Error("There is no page.");
  const { html } = await openRenderer(sources)(page);
  expect(html).toMatch(
    /href="\/seasons\/2022"[^>]*rel="prev"|rel="prev"[^>]*href="\/seasons\/2022"/,
  );
});

test("a year without a team and without a reason has no page", () => {
  expect(pageAt("/seasons/2021")).toBeUndefined();
});
