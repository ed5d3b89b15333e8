import type { Draft } from "#app/content/content.ts";
import { editionsWithPlates } from "#app/content/editions-with-plates.ts";
import type { KnownPages } from "#app/content/known-pages.ts";
import { existence } from "#app/routes/declared-pages.ts";
import { type PageName, pageLabels, placeAt } from "./paths.ts";

/**
 * Whether the club has content for a kind of page. Otherwise the page does not exist, and nothing
 * links to it.
 */
export function hasPage(content: Draft, page: PageName): boolean {
  const exists = existence[page] ?? true;
  if (exists === "plates") return editionsWithPlates(content).length > 0;
  return exists === true || exists(content);
}

/** The existing pages, for checks of the content. */
export const knownPages: KnownPages = {
  labels: pageLabels,
  isThere: (content, path) => {
    const place = placeAt(path);
    if (place === undefined) return false;
    // There is a playlists page for each year with playlists.
    return place.name === "playlists"
      ? content.playlists.has(Number(place.params["year"]))
      : hasPage(content, place.name);
  },
};
