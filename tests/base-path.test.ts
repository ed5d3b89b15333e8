/** Tests every link of a site in a subfolder (SITE_BASE), including those from the content. */
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { matchRoute } from "#app/routes/paths.ts";
import { timeLimit } from "./support/time-limit.ts";

const BASE = "/club/";
const address = "https://host.example/club";

/** Content fields that may link pages of this site. */
const linkFields: ReadonlySet<string> = new Set([
  "link",
  "mapsLink",
  "rosterAnnounceLink",
  "video",
]);

/** The content with every link replaced by one to a page of this site. */
function replaceLinks<T>(value: T, key?: string): T;
function replaceLinks(value: unknown, key = ""): unknown {
  if (typeof value === "string") return linkFields.has(key) ? "/opponents" : value;
  if (Array.isArray(value)) return value.map((entry) => replaceLinks(entry));
  if (value instanceof Map)
    return new Map(Array.from(value, ([id, entry]) => [id, replaceLinks(entry)]));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, replaceLinks(field, name)]),
  );
}

async function renderPages() {
  const { openRenderer, openSources, sitePages } = await import("#app/entry-server.tsx");
  const sources = openSources(replaceLinks(loadContent()), new Map(), { address });
  const render = openRenderer(sources);
  return Promise.all(
    sitePages(sources).map(async (page) => Object.assign({ page }, await render(page))),
  );
}

/** All pages, rendered with the base path. */
let pages: Awaited<ReturnType<typeof renderPages>> = [];

beforeAll(async () => {
  // Modules read the base once.
  vi.resetModules();
  vi.stubEnv("BASE_URL", BASE);
  pages = await renderPages();
}, timeLimit(60_000));
afterAll(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

const addressesIn = (html: string) =>
  Array.from(html.matchAll(/\s(?:href|src|action)="(\/[^"]*)"/g), ([, href = ""]) => href);

describe("in a subfolder", () => {
  test("every link on every page stays in the subfolder and works", () => {
    const known = new Set(pages.map(({ page: { path } }) => path));
    const links = pages.flatMap(({ page, html }) =>
      addressesIn(html).map((href) => ({ from: page.path, href })),
    );
    // Those of the content, which all lead there, are among them.
    expect(links.filter(({ href }) => href === `${BASE}opponents`).length).toBeGreaterThan(30);
    expect(links.filter(({ href }) => !href.startsWith(BASE))).toEqual([]);
    const dead = links.filter(({ href }) => {
      const path = href
        .slice(BASE.length - 1)
        .replace(/[?#].*/, "")
        .replace(/(.)\/$/, "$1");
      return matchRoute(path) !== undefined && !known.has(path);
    });
    expect(dead).toEqual([]);
  });

  test("a story on this site that the search finds is linked in the subfolder", async () => {
    const { HitList } = await import("#app/search/HitList.tsx");
    const story = { kind: "news", title: "A story", href: "/opponents" } as const;
    const html = renderToStaticMarkup(createElement(HitList, { hits: [story], art: {} }));
    expect(addressesIn(html)).toContain(`${BASE}opponents`);
  });
});
