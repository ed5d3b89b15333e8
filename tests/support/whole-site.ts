import { readFolder } from "#app/content/.server/load-content.ts";
import { files } from "#app/content/files.ts";
import { openRenderer } from "#app/entry-server.tsx";
import { feeds } from "#app/outputs/feeds/feeds.ts";
import { openSources, type Sources } from "#app/routes/sources.ts";
import { sitePages } from "#app/site/site-pages.ts";
import { clubSite } from "./club-site.ts";
import { readClub } from "./read-club.ts";

/**
 * The invented club with more lines in its site.yml.
 *
 * @param edit further change in every file
 */
export function clubWith(lines: string, edit = (text: string): string => text): Sources {
  const club = [...readFolder(clubSite.content)];
  const texts = new Map(club.map(([file, text]) => [file, edit(text)]));
  texts.set(files.site, `${texts.get(files.site) ?? ""}\n${lines}\n`);
  return openSources(readClub(texts), new Map(), { publishedAt: Date.UTC(2025, 5, 14, 16) });
}

/** Everything a site shows: pages, their text after selections, pictures, cards, feeds. */
export async function renderEverything(sources: Sources): Promise<string[]> {
  const render = openRenderer(sources);
  const pages = sitePages(sources).map(async (page) => {
    const { html, head, islandData, card, sheets } = await render(page);
    const rest = [head, card, islandData, sheets];
    return `${page.path} ${html} ${JSON.stringify(rest)}`;
  });
  const place = { address: "https://example.org", base: "/" };
  return [...(await Promise.all(pages)), ...feeds(sources.record, place, 0).values()];
}
