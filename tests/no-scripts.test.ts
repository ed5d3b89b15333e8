/** Tests the note for readers without scripts, who see one view at every URL of a page. */
import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { openRenderer } from "#app/entry-server.tsx";
import type { PageName } from "#app/routes/paths.ts";
import { openSources } from "#app/routes/sources.ts";
import { attribute } from "#tests/support/html.ts";
import { named, pageAt } from "#tests/support/page-at.ts";

const render = openRenderer(openSources(loadContent()));

/** Text and links of a document's `<noscript>`. */
async function readNote(name: PageName): Promise<{ text: string; links: string[] }> {
  const { html } = await render({ name, params: {}, path: `/${name}` });
  const note = /<noscript><p[^>]*>(.*?)<\/p><\/noscript>/s.exec(html)?.[1] ?? "";
  const links = Array.from(note.matchAll(/href="([^"]*)"/g), ([, href = ""]) => href);
  return { text: note.replaceAll(/<[^>]*>/g, " "), links };
}

test.each<readonly [name: PageName, shown: string, links: string[]]>([
  ["news", "Côte Sauvage 2026", ["/seasons"]],
  ["results", "Côte Sauvage 2026", ["/seasons/2026", "/seasons/2023"]],
  ["roster", "Côte Sauvage 2026", ["/seasons/2026", "/seasons/2023"]],
  ["badgequest", "Tide Quest 2025", ["/players"]],
  ["fiftyplates", "2025", []],
])(
  "without scripts a note on the page %s says what the page shows, and links what it leaves out",
  async (name, shown, links) => {
    const note = await readNote(name);
    expect(note.text).toContain(shown);
    expect(note.links).toEqual(expect.arrayContaining(links));
  },
);

test("Home’s link to all stories opens those of every season", async () => {
  const link = named(await pageAt("/"), "main a", "All 30 stories");
  expect(attribute(link, "href")).toBe("/news?show=all");
});
