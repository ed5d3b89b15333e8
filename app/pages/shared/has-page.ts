import type { Draft } from "#app/content/content.ts";
import { editionsWithPlates } from "#app/content/editions-with-plates.ts";
import type { KnownPages } from "#app/content/known-pages.ts";
import { existence } from "#app/pages/shared/declared-pages.ts";
import { type PageName, pageLabels, placeAt } from "./paths.ts";

/** Whether the club has something to show on a kind of page. Without, there is no such page, and no link leads there. */
export function hasPage(content: Draft, page: PageName): boolean {
  const exists = existence[page] ?? true;
  if (exists === "plates") return editionsWithPlates(content).length > 0;
  return exists === true || exists(content);
}

/** The pages as checks of the content need them. */
export const knownPages: KnownPages = {
  labels: pageLabels,
  isThere: (content, path) => {
    const place = placeAt(path);
    if (place === undefined) return false;
    // There is a page of playlists for each year that has some.
    return place.name === "playlists"
      ? content.playlists.has(Number(place.params["year"]))
      : hasPage(content, place.name);
  },
};
