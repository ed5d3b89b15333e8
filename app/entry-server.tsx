import "#app/ui/styles/site.css";
import { favicon } from "#app/art/mark/crest-and-icon.ts";
import { clubMark } from "#app/domain/marks.ts";
import type { Sources } from "#app/routes/sources.ts";

export { sitePages } from "#app/site/site-pages.ts";
export { knownPages } from "#app/routes/has-page.ts";
export { makeSearchIndex } from "#app/search/search-index.ts";
export { openSources } from "#app/routes/sources.ts";
export { fileStem } from "#app/routes/output-paths.ts";
export { openRenderer, type RenderedPage, type RenderPage } from "#app/site/render-page.tsx";

/** The icon of the site, `favicon.svg`. */
export function drawIcon({ record, inks }: Sources): string {
  return favicon(clubMark(record), inks.day);
}
