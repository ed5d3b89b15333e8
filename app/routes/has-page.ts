import type { KnownPages } from "#app/content/inventory.ts";
import type { ClubRecord } from "#app/record/record.ts";
import type { PageDeclaration } from "./page-declaration.ts";
import { type PageName, pageLabels, pages, matchRoute } from "./paths.ts";

/** Whether the club has content for a kind of page. Otherwise the page does not exist, and nothing links to it. */
export function hasPage({ inventory }: Pick<ClubRecord, "inventory">, page: PageName): boolean {
  const { exists }: PageDeclaration = pages[page];
  return exists === undefined || exists(inventory);
}

/** All kinds of pages, for checks of the content, which also ask whether the club has one. */
export const knownPages: KnownPages = {
  labels: pageLabels,
  isThere: (inventory, path) => {
    const route = matchRoute(path);
    if (route === undefined) return false;
    // There is a playlists page for each year with playlists.
    return route.name === "playlists"
      ? inventory.playlistYears.includes(Number(route.params["year"]))
      : hasPage({ inventory }, route.name);
  },
};
