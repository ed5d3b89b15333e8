import type { SitePlace } from "#app/identity/site-place.ts";
import { breadcrumbs } from "#app/page/breadcrumbs.ts";
import type { Head } from "#app/page/route.ts";
import type { SitePage } from "#app/routing/site-page.ts";

/**
 * What search engines are told, in the words of schema.org: the page's own data, and the way to it.
 *
 * @param paths of all pages
 */
export function structuredData(
  page: SitePage,
  head: Head,
  place: SitePlace,
  paths: readonly string[],
): object[] {
  return [
    ...(head.structuredData ?? []),
    ...breadcrumbs({ ...page, title: head.title }, place.address, paths),
  ];
}
