import type { Content } from "#app/content/content.ts";
import { openSources } from "#app/routes/sources.ts";
import { findRoute, sitePages } from "#app/site/site-pages.ts";

/** Output of all page loaders: texts, data, artwork and share cards. */
export function loadAllPages(content: Content): unknown[] {
  const sources = openSources(content);
  return sitePages(sources).map(({ name, params }) => findRoute(name).load(sources, params));
}
