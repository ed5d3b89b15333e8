/** Headings, captions, labels and menu entries of all pages find these pages in the search. */
import { expect, test } from "vitest";
import { contentFolder, loadContent } from "#app/content/.server/load-content.ts";
import { fold } from "#app/domain/fold.ts";
import { openRenderer } from "#app/entry-server.tsx";
import { pages, matchRoute } from "#app/routes/paths.ts";
import { openSources } from "#app/routes/sources.ts";
import { makeDocuments } from "#app/search/documents/make-documents.ts";
import { buildIndex, search } from "#app/search/search-engine.ts";
import type { SitePage } from "#app/site/site-page.ts";
import { sitePages } from "#app/site/site-pages.ts";
import {
  attribute,
  type HtmlDocument,
  type HtmlElement,
  readName,
  parseDocument,
  select,
} from "#tests/support/html.ts";

/** Labels that the search does not find, each with its reason. */
const MISSES: readonly (readonly [label: RegExp, reason: string])[] = [
  [/^More$/, "a heading of links, on Home alone"],
  [/^Then$/, "a label beside the next game, on the day of a tournament"],
  [/^Release \d+$/, "a number of one edition's badges; its badges are found by name"],
  [/^Week by week in \d+$/, "the same chart as “Week by week”, with its year"],
  [/^News of 2020$/, "a heading of a year without a team; its stories are found themselves"],
  [/^Roster of \d+$/, "a label of one badge; the roster is found as its season"],
  [/^(?:Every year|Both years)$/, "the other years of an event, which has its name"],
  [/ since \d+$/, "a sentence about the club; About is found by each of its words"],
];

const LABELS = "main h1, main h2, main h3, main h4, main caption, main dt";
const MENU = "header nav a, footer nav a";

/** Letters, days and figures alone: no words that anybody searches. */
const isNoTerm = /^(?:[^\p{L}]*|\p{L}|\p{L}+day, .*)$/u;

/** Pages that are about the search or the network. */
const skippedPages: ReadonlySet<string> = new Set(["/404", "/offline", "/search"]);

/** The words of a label, without the figures beside them. */
function words(element: HtmlElement, document: HtmlDocument): string {
  return readName(element, document)
    .replace(/ \(opens in a new tab\)$/, "")
    .replace(/(?<=\p{L}) ?\d+(?:–| (?:games?|wins?|loss(?:es)?|playlists?)\b).*$/u, "");
}

const sources = openSources(loadContent(contentFolder()));
const index = await buildIndex(makeDocuments(sources.record));
const render = openRenderer(sources);
const site = sitePages(sources);

/** Whether a label finds its page, the list that its page is in, or something that is called so. */
function isFound(label: string, path: string): boolean {
  const list = matchRoute(path) && pages[matchRoute(path)?.name ?? "home"].listPage;
  return search(index, label).hits.some(({ href, title, names = [] }) => {
    const address = href.replace(/[?#].*/, "");
    const isNamed = [title, ...names].some((name) => fold(name).startsWith(fold(label)));
    return isNamed || address === path || matchRoute(address)?.name === list;
  });
}

/** Labels of a page with the paths that they must find: their own page’s, or that of their link. */
async function readLabels(page: SitePage): Promise<(readonly [label: string, path: string])[]> {
  const document = parseDocument((await render(page)).html);
  const labels = select(document, LABELS).map(
    (element) => [words(element, document), page.path] as const,
  );
  const menu = select(document, MENU).map(
    (link) => [words(link, document), attribute(link, "href") ?? ""] as const,
  );
  return [...labels, ...menu.filter(([, path]) => site.some((page) => page.path === path))];
}

test("headings, labels and menu entries of a page find it in the search", async () => {
  const missed = new Map<string, string>();
  let labels = 0;
  for (const page of site.filter(({ path }) => !skippedPages.has(path))) {
    for (const [label, path] of await readLabels(page)) {
      if (isNoTerm.test(label) || skippedPages.has(path)) continue;
      labels += 1;
      if (!isFound(label, path)) missed.set(label, path);
    }
  }
  expect(labels).toBeGreaterThan(500);
  expect([...missed].filter(([label]) => !MISSES.some(([miss]) => miss.test(label)))).toEqual([]);
});
