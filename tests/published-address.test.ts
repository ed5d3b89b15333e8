import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { openRenderer } from "#app/entry-server.tsx";
import { openSources } from "#app/routes/sources.ts";
import { sitePages } from "#app/site/site-pages.ts";
import { timeLimit } from "./support/time-limit.ts";

const content = loadContent();
const { domain } = content.site;

/** Tests a club without its own domain, in a subfolder of another site. */
const published = "elsewhere.example/club";
const sources = openSources(content, undefined, { address: `https://${published}` });

/** One page of each kind, as HTML and as data. */
async function renderKinds() {
  const kinds = new Map(sitePages(sources).map((page) => [page.name, page]));
  const render = openRenderer(sources);
  const pages = await Promise.all(
    [...kinds.values()].map(async (page) => [page, await render(page)] as const),
  );
  return new Map(
    pages.map(([{ name, path }, { html, islandData: data }]) => [
      name,
      { path, html, all: html + JSON.stringify(data) },
    ]),
  );
}

test(
  "on a site published elsewhere no full URL names the club’s own domain, and reports name the published page",
  async () => {
    const pages = await renderKinds();
    const elsewhere = [...pages].flatMap(([name, { all }]) =>
      Array.from(
        all.matchAll(/(?:https?|webcal):\/\/[\w./-]+/g),
        ([address]) => `${name}: ${address}`,
      ).filter((line) => line.includes(`//www.${domain}`)),
    );
    expect(elsewhere).toEqual([]);
    for (const { path, html } of pages.values()) {
      expect(html).toContain(`&amp;page=${encodeURIComponent(`https://${published}${path}`)}"`);
    }
    const findHtml = (name: Parameters<typeof pages.get>[0]) => pages.get(name)?.html;
    expect(findHtml("home")).toContain(`"webcal://${published}/calendar.ics"`);
    expect(findHtml("results")).toContain(`"webcal://${published}/calendar.ics"`);
    expect(findHtml("data")).toContain(`src=&quot;https://${published}/share/seasons/`);
    expect(findHtml("players")).toContain(`>${published}/players<`);
  },
  timeLimit(30_000),
);
