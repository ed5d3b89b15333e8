import type { Content } from "#app/content/content.ts";
import { routeOf } from "#app/routing/routes.ts";
import { sitePages } from "#app/routing/site-pages.ts";

/** What the pages are made of: their words, data, artwork and share cards. */
export function shaped(content: Content): unknown[] {
  const sources = { content, photographs: new Map() };
  return sitePages(content).map(({ name, params }) => routeOf(name).load(sources, params));
}
