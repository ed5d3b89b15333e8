import { expect, test } from "vitest";
import { openRenderer } from "#app/entry-server.tsx";
import type { Sources } from "#app/routes/sources.ts";
import { sitePages } from "#app/site/site-pages.ts";
import { timeLimit } from "#tests/support/time-limit.ts";
import { clubWith, renderEverything } from "#tests/support/whole-site.ts";

const MONTHS =
  "January|February|March|April|May|June|July|August|September|October|November|December|" +
  "Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec";
/** Includes the preceding text, so that a failure shows the location. */
const monthFirst = new RegExp(`.{20}\\b(?:${MONTHS}) \\d{1,2}\\b`, "g");
const dayFirst = new RegExp(`\\b\\d{1,2} (?:${MONTHS})\\b`);
const twelveHour = /.{20}\d ?[AP]M\b/gi;

test(
  "a club with day-first dates and a 24-hour clock has no other formats in pages, cards or feeds",
  async () => {
    const texts = await renderEverything(clubWith("dates: day-first\nhours: 24"));
    expect(texts.flatMap((text) => text.match(monthFirst) ?? [])).toEqual([]);
    expect(texts.flatMap((text) => text.match(twelveHour) ?? [])).toEqual([]);
    expect(texts.some((text) => dayFirst.test(text))).toBe(true);
  },
  timeLimit(60_000),
);

/** HTML and data of the two pages with the most dates. */
function datedPages(sources: Sources) {
  const render = openRenderer(sources);
  const pages = sitePages(sources).filter(({ path }) => path === "/" || path === "/results");
  return Promise.all(
    pages.map(async (page) => {
      const { html, head, islandData } = await render(page);
      return [html, JSON.stringify([head, islandData])];
    }),
  );
}

test(
  "pages of two clubs with different date formats can be rendered one after the other and at once",
  async () => {
    const dayFirstClub = clubWith("dates: day-first\nhours: 24");
    const dayFirstPages = await datedPages(dayFirstClub);
    const monthFirstClub = clubWith("");
    const monthFirstPages = await datedPages(monthFirstClub);
    expect(monthFirstPages).not.toEqual(dayFirstPages);
    expect(await datedPages(dayFirstClub)).toEqual(dayFirstPages);
    expect(await datedPages(monthFirstClub)).toEqual(monthFirstPages);
    expect(await Promise.all([dayFirstClub, monthFirstClub].map(datedPages))).toEqual([
      dayFirstPages,
      monthFirstPages,
    ]);
  },
  timeLimit(60_000),
);
