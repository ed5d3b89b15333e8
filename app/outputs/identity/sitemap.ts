import type { Day } from "#app/domain/dates/day.ts";
import { groupBy, latest } from "#app/lib/list.ts";
import { isEntity, placeAt } from "#app/pages/shared/paths.ts";

/** A page of the site map. */
export interface MappedPage {
  readonly path: string;
  /** The day of the newest thing that it shows. */
  readonly newest?: Day | undefined;
}

/** The index of the site maps. */
export const SITE_MAP = "sitemap.xml";

const schema = "http://www.sitemaps.org/schemas/sitemap/0.9";

/** Each kind of page has a map of its own, such as `players`; pages without siblings share one. */
function kindOf({ path }: MappedPage): string {
  const place = placeAt(path);
  return place !== undefined && isEntity(place.name) ? (path.split("/")[1] ?? "") : "pages";
}

function written(list: "urlset" | "sitemapindex", entries: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${list} xmlns="${schema}">`,
    ...entries,
    `</${list}>`,
    "",
  ].join("\n");
}

function entry(name: "url" | "sitemap", address: string, newest: Day | undefined): string {
  const changed = newest === undefined ? "" : `<lastmod>${newest}</lastmod>`;
  return `<${name}><loc>${address}</loc>${changed}</${name}>`;
}

/**
 * Site maps by file: an index, and a map for each kind of page with canonical addresses and the date of each
 * page's newest game, story or badge. It comes from the content: the date of a build says nothing about
 * changes.
 *
 * @param address where the site is published, without a slash at the end
 */
export function siteMaps(
  address: string,
  pages: readonly MappedPage[],
): Readonly<Record<string, string>> {
  const kinds = [...groupBy(pages, kindOf)].map(([kind, own]) => ({
    file: `sitemap-${kind}.xml`,
    own,
  }));
  const index = kinds.map(({ file, own }) =>
    entry("sitemap", `${address}/${file}`, latest(own.map(({ newest }) => newest))),
  );
  const maps = kinds.map(({ file, own }) => {
    const urls = own.map(({ path, newest }) => entry("url", address + path, newest));
    return [file, written("urlset", urls)] as const;
  });
  return { [SITE_MAP]: written("sitemapindex", index), ...Object.fromEntries(maps) };
}

/** The addresses in an index or a map, in order. */
export function addressesIn(siteMap: string): string[] {
  return Array.from(siteMap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = ""]) => address);
}
