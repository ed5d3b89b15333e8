import type { Day } from "#app/domain/dates/day.ts";

/** A page of the site map. */
export interface MappedPage {
  readonly path: string;
  /** The date of its newest content. */
  readonly newest?: Day | undefined;
}

/** Its path below the site, which robots.txt names. */
export const SITE_MAP = "sitemap.xml";

/**
 * The site map: canonical addresses of all pages with the date of each page's newest game, story or badge. Build
 * dates are not used, because they do not reflect changes.
 *
 * @param address address of the published site, without a trailing slash
 */
export function siteMap(address: string, pages: readonly MappedPage[]): string {
  const urls = pages.map(({ path, newest }) => {
    const changed = newest === undefined ? "" : `<lastmod>${newest}</lastmod>`;
    return `<url><loc>${address}${path}</loc>${changed}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n");
}

/** The addresses in a site map, in order. */
export function addressesIn(text: string): string[] {
  return Array.from(text.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = ""]) => address);
}
