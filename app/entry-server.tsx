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

/** Drawings that stand at the root of the site, by name. */
export function rootDrawings({ record, inks }: Sources): Readonly<Record<string, string>> {
  return { "favicon.svg": favicon(clubMark(record), inks.day) };
}
