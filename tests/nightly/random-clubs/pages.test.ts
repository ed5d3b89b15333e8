import * as fc from "fast-check";
import { expect, test } from "vitest";
import { openRenderer } from "#app/entry-server.tsx";
import { allPages, type PageName, matchRoute } from "#app/routes/paths.ts";
import { sitePages } from "#app/site/site-pages.ts";
import { sources } from "#tests/support/club.ts";
import { anyText, BUG_WORDS } from "#tests/support/queries.ts";
import { pageQuery } from "./support/addresses.ts";
import { seed } from "./support/for-all.ts";

const render = openRenderer(sources);

/** The HTML of a page at a query, as its islands show it. */
async function renderAt(path: string, query: string): Promise<string> {
  const place = matchRoute(path) ?? { name: "not-found" as const, params: {} };
  return (await render({ ...place, path }, query)).html;
}

/** Number of queries per page, depending on render time. */
const cases: Readonly<Partial<Record<PageName, number>>> = {
  news: 200,
  results: 200,
  roster: 100,
  badgequest: 100,
  fiftyplates: 200,
  corevalues: 100,
  playlists: 100,
  players: 50,
  opponents: 50,
  search: 50,
};

/** The first page of each kind. */
const firstPaths = new Map(
  sitePages(sources)
    .toReversed()
    .map(({ name, path }) => [name, path]),
);

/** Expects pages to be rendered without texts that only a bug produces, at many queries. */
async function expectCompleteAt(
  query: fc.Arbitrary<readonly [path: string, query: string]>,
  runs: number,
) {
  const property = fc.asyncProperty(query, async ([path, search]) => {
    const html = await renderAt(path, search);
    expect(html.length).toBeGreaterThan(1000);
    const slip = BUG_WORDS.exec(html);
    expect(slip && html.slice(Math.max(0, slip.index - 60), slip.index + 60)).toBeNull();
  });
  await fc.assert(property, { seed, numRuns: runs, includeErrorInReport: true });
}

test.each(allPages())("%s renders at every query, without a word of a bug", async (name) => {
  const path = firstPaths.get(name) ?? "";
  const queries = pageQuery(name).map((query) => [path, query] as const);
  await expectCompleteAt(queries, cases[name] ?? 20);
});

test("a page is rendered with its query: Results has it in its field", async () => {
  expect(await renderAt("/results", "q=gale")).toContain('value="gale"');
});

test("the 404 page renders at every unknown URL", async () => {
  // Browsers encode what a path cannot contain.
  const unknown = fc
    .tuple(anyText, anyText)
    .map(([path, query]) => [new URL(`https://x/no/${path}`).pathname, query] as const);
  await expectCompleteAt(unknown, 100);
});
