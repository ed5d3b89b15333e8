/** Tests the note for readers without scripts, who see one view at every URL of a page. */
import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { openRenderer } from "#app/entry-server.tsx";
import { openSources } from "#app/routes/sources.ts";
import { sitePages } from "#app/site/routing/site-pages.ts";

const sources = openSources(loadContent());
const render = openRenderer(sources);

async function renderHtml(path: string): Promise<string> {
  const page = sitePages(sources).find((page) => page.path === path);
  if (page === undefined) throw new Error(`There is no page ${path}.`);
  return (await render(page)).html;
}

/** Text and links of a document's `<noscript>`. */
async function withoutScripts(path: string): Promise<{ text: string; links: string[] }> {
  const html = await renderHtml(path);
  const note = /<noscript><p[^>]*>(.*?)<\/p><\/noscript>/s.exec(html)?.[1] ?? "";
  const links = Array.from(note.matchAll(/href="([^"]*)"/g), ([, href = ""]) => href);
  return { text: note.replaceAll(/<[^>]*>/g, " "), links };
}

test.each([
  ["/news", "Côte Sauvage 2026", ["/search#a-news"]],
  ["/results", "Côte Sauvage 2026", ["/search#a-tournaments", "/seasons/2026", "/seasons/2023"]],
  ["/roster", "Côte Sauvage 2026", ["/seasons/2026", "/seasons/2023"]],
  ["/badgequest", "Tide Quest 2025", ["/players", "/search#a-badges"]],
  ["/fiftyplates", "2025", []],
])("%s describes its content and links the rest", async (path, shown, links) => {
  const note = await withoutScripts(path);
  expect(note.text).toContain(shown);
  expect(note.links).toEqual(expect.arrayContaining(links));
});

test("the full list has the sections that these links name", async () => {
  const html = await renderHtml("/search");
  for (const kind of ["news", "tournaments", "badges"]) expect(html).toContain(`id="a-${kind}"`);
});

test("Home’s link to all news opens everything, not a season", async () => {
  const html = await renderHtml("/");
  const links = Array.from(
    html.matchAll(/<a [^>]*href="(\/(?:news|results)[^"]*)"[^>]*>(.*?)<\/a>/gs),
    ([, href, inside = ""]) => `${inside.replaceAll(/<[^>]*>/g, "").trim()}: ${href}`,
  );
  const all = [...new Set(links.filter((link) => link.startsWith("All ")))];
  expect(all).toEqual(["All 30 stories: /news?show=all"]);
});

test("a document that cannot know whether tryouts are over shows them, with the callout in small print", async () => {
  const content = loadContent();
  const { until: _until, ...tryouts } = content.site.tryouts ?? { dates: [], bring: [], faq: [] };
  const callout = { callout: "Register for our 2031 tryouts!", link: "https://forms.example/" };
  const site = { ...content.site, tryouts: { ...tryouts, ...callout, dates: [] } };
  const changed = openSources({ ...content, site });
  const home = sitePages(changed).find(({ path }) => path === "/");
  if (home === undefined) throw new Error("There is no Home.");
  const { html } = await openRenderer(changed)(home);
  const poster = /<section[^>]*aria-label="Poster".*?<\/section>/s.exec(html)?.[0] ?? "";
  expect(poster).toMatch(/<a [^>]*href="\/join"[^>]*><span class="sr">Tryouts 2031<\/span>/);
  expect(poster).toContain("Register for our 2031 tryouts!");
  expect(poster).not.toContain(">Register</span>");
});
