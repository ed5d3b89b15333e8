/** Tests the note for readers without scripts, who see one view at every URL of a page. */
import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { openRenderer } from "#app/entry-server.tsx";
import { openSources } from "#app/routes/sources.ts";
import { sitePages } from "#app/site/site-pages.ts";

const sources = openSources(loadContent());
const render = openRenderer(sources);

async function renderHtml(path: string): Promise<string> {
  const page = sitePages(sources).find((page) => page.path === path);
  if (page === undefined) throw new Error(`There is no page ${path}.`);
  return (await render(page)).html;
}

/** Text and links of a document's `<noscript>`. */
async function readNote(path: string): Promise<{ text: string; links: string[] }> {
  const html = await renderHtml(path);
  const note = /<noscript><p[^>]*>(.*?)<\/p><\/noscript>/s.exec(html)?.[1] ?? "";
  const links = Array.from(note.matchAll(/href="([^"]*)"/g), ([, href = ""]) => href);
  return { text: note.replaceAll(/<[^>]*>/g, " "), links };
}

test.each([
  ["/news", "Côte Sauvage 2026", ["/seasons"]],
  ["/results", "Côte Sauvage 2026", ["/seasons/2026", "/seasons/2023"]],
  ["/roster", "Côte Sauvage 2026", ["/seasons/2026", "/seasons/2023"]],
  ["/badgequest", "Tide Quest 2025", ["/players"]],
  ["/fiftyplates", "2025", []],
])(
  "without scripts a note on %s says what the page shows, and links what it leaves out",
  async (path, shown, links) => {
    const note = await readNote(path);
    expect(note.text).toContain(shown);
    expect(note.links).toEqual(expect.arrayContaining(links));
  },
);

test("Home’s link to all stories opens those of every season", async () => {
  const html = await renderHtml("/");
  const links = Array.from(
    html.matchAll(/<a [^>]*href="(\/(?:news|results)[^"]*)"[^>]*>(.*?)<\/a>/gs),
    ([, href, inside = ""]) => `${inside.replaceAll(/<[^>]*>/g, "").trim()}: ${href}`,
  );
  const allLinks = [...new Set(links.filter((link) => link.startsWith("All ")))];
  expect(allLinks).toEqual(["All 30 stories: /news?show=all"]);
});
