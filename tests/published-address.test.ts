import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { openRenderer } from "#app/entry-server.tsx";
import { openSources } from "#app/routes/sources.ts";
import { sitePages } from "#app/site/site-pages.ts";

const content = loadContent();
const { domain } = content.site;

/** The club's site as a copy in a subfolder of another site. */
const published = "elsewhere.example/club";
const sources = openSources(content, undefined, { address: `https://${published}` });

const kinds = new Map(sitePages(sources).map((page) => [page.name, page]));
const render = openRenderer(sources);
/** One page of each kind, as HTML and as data. */
const pages = new Map(
  await Promise.all(
    Array.from(kinds, async ([name, page]) => {
      const { html, islandData } = await render(page);
      return [name, { path: page.path, html, all: html + JSON.stringify(islandData) }] as const;
    }),
  ),
);

test("no page has a full URL on the club’s own domain", () => {
  const found = [...pages].flatMap(([name, { all }]) => {
    const addresses = all.match(/(?:https?|webcal):\/\/[\w./-]+/g) ?? [];
    const ownAddresses = addresses.filter((address) => address.includes(`//www.${domain}`));
    return ownAddresses.map((address) => `${name}: ${address}`);
  });
  expect(found).toEqual([]);
});

test("a report names the published page", () => {
  for (const { path, html } of pages.values()) {
    expect(html).toContain(`&amp;page=${encodeURIComponent(`https://${published}${path}`)}"`);
  }
});

test.each([
  ["the calendar of the home page", "home", `"webcal://${published}/calendar.ics"`],
  ["the calendar of results", "results", `"webcal://${published}/calendar.ics"`],
  ["the picture in the embed code", "data", `src=&quot;https://${published}/share/seasons/`],
  ["the address in print", "players", `>${published}/players<`],
] as const)("%s is on the published site", (_, page, address) => {
  expect(pages.get(page)?.html).toContain(address);
});
