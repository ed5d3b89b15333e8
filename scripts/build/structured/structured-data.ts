import type { SitePlace } from "#app/identity/site-place.ts";
import { breadcrumbs, type SiteAround } from "#app/page/breadcrumbs.ts";
import type { Head } from "#app/page/route.ts";
import type { SitePage } from "#app/routing/site-page.ts";

/**
 * What search engines are told, in the words of schema.org: the page's own data, and the way to it.
 */
export function structuredData(
  page: SitePage,
  head: Head,
  place: SitePlace,
  site: SiteAround,
): object[] {
  return [
    ...(head.structuredData ?? []),
    ...breadcrumbs({ ...page, title: head.title }, place.address, site),
  ];
}
