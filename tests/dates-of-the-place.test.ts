import { expect, test } from "vitest";
import { openRenderer } from "#app/entry-server.tsx";
import type { Sources } from "#app/pages/shared/sources.ts";
import { sitePages } from "#app/site/routing/site-pages.ts";
import { timeLimit } from "./support/time-limit.ts";
import { clubWith, shownBy } from "./support/whole-site.ts";

const names =
  "January|February|March|April|May|June|July|August|September|October|November|December|" +
  "Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec";
/** With what stands before it, so that a failure tells where it is. */
const monthFirst = new RegExp(`.{20}\\b(?:${names}) \\d{1,2}\\b`, "g");
const dayFirst = new RegExp(`\\b\\d{1,2} (?:${names})\\b`);
const halfDay = /.{20}\d ?[AP]M\b/gi;

test(
  "no page, card or feed of a club that puts the day first and counts hours to 24 says it in another way",
  async () => {
    const shown = await shownBy(clubWith("dates: day-first\nhours: 24"));
    expect(shown.flatMap((text) => text.match(monthFirst) ?? [])).toEqual([]);
    expect(shown.flatMap((text) => text.match(halfDay) ?? [])).toEqual([]);
    expect(shown.some((text) => dayFirst.test(text))).toBe(true);
  },
  timeLimit(60_000),
);

/** The pages of a club with the most dates, as their documents and data. */
function datedPages(sources: Sources) {
  const render = openRenderer(sources);
  const pages = sitePages(sources).filter(({ path }) => path === "/" || path === "/results");
  return Promise.all(
    pages.map(async (page) => {
      const { html, head, content } = await render(page);
      return [html, JSON.stringify([head, content.data])];
    }),
  );
}

test(
  "clubs that write days differently do not change each other's pages",
  async () => {
    const dayFirst = clubWith("dates: day-first\nhours: 24");
    const ofDayFirst = await datedPages(dayFirst);
    const monthFirst = clubWith("");
    const ofMonthFirst = await datedPages(monthFirst);
    expect(ofMonthFirst).not.toEqual(ofDayFirst);
    expect(await datedPages(dayFirst)).toEqual(ofDayFirst);
    expect(await datedPages(monthFirst)).toEqual(ofMonthFirst);
    expect(await Promise.all([dayFirst, monthFirst].map(datedPages))).toEqual([
      ofDayFirst,
      ofMonthFirst,
    ]);
  },
  timeLimit(60_000),
);
