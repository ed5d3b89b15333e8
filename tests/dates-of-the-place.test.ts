import { expect, test } from "vitest";
import { publicContent } from "#app/content/.server/privacy.ts";
import { readFolder } from "#app/content/.server/read-folder.ts";
import { checkContent } from "#app/content/check-content.ts";
import { files } from "#app/content/files.ts";
import { openRenderer } from "#app/entry-server.tsx";
import { feeds } from "#app/feeds/feeds.ts";
import { openSources } from "#app/page/sources.ts";
import { sitePages } from "#app/routing/site-pages.ts";
import { timeLimit } from "./support/time-limit.ts";

const club = readFolder("tests/fixture-club/content");

/** The invented club with more lines in its site.yml. */
function sourcesWith(lines: string) {
  const texts = new Map(club).set(files.site, `${club.get(files.site) ?? ""}\n${lines}\n`);
  const { draft, problems } = checkContent(texts);
  expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
  if (draft.site === undefined) throw new Error("The club has no site.yml.");
  return openSources(publicContent({ ...draft, site: draft.site }), new Map(), {
    publishedAt: Date.UTC(2025, 5, 14, 16),
  });
}

/** Everything that is shown of a site: its pages, what they say when something is selected, cards, feeds. */
async function shownBy(sources: ReturnType<typeof sourcesWith>): Promise<string[]> {
  const render = openRenderer(sources);
  const pages = sitePages(sources).map(async (page) => {
    const { html, head, content, card, story } = await render(page);
    const said = [head.title, head.description, card, story, content.data];
    return `${page.path} ${html} ${JSON.stringify(said)}`;
  });
  const place = { address: "https://example.org", base: "/" };
  return [...(await Promise.all(pages)), ...feeds(sources.content, sources.record, place).values()];
}

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
    const shown = await shownBy(sourcesWith("dates: day-first\nhours: 24"));
    expect(shown.flatMap((text) => text.match(monthFirst) ?? [])).toEqual([]);
    expect(shown.flatMap((text) => text.match(halfDay) ?? [])).toEqual([]);
    expect(shown.some((text) => dayFirst.test(text))).toBe(true);
  },
  timeLimit(60_000),
);
