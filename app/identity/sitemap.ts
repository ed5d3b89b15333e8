/**
 * The canonical addresses of all pages. They carry no dates: the day of a build says nothing about
 * the day of a change.
 *
 * @param address where the site is published, without a slash at the end
 * @param paths of the pages
 */
export function sitemap(address: string, paths: readonly string[]): string {
  const urls = paths.map((path) => `<url><loc>${address}${path}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n");
}
