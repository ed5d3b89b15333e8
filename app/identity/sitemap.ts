import type { Day } from "#app/domain/dates/day.ts";

/** A page of the site map. */
export interface MappedPage {
  readonly path: string;
  /** The day of the newest thing that it shows. */
  readonly newest?: Day | undefined;
}

/**
 * The canonical addresses of all pages, with the day of the newest game, story or badge on each. It
 * comes from the content: the day of a build says nothing about the day of a change.
 *
 * @param address where the site is published, without a slash at the end
 */
export function sitemap(address: string, pages: readonly MappedPage[]): string {
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
