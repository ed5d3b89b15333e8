import { existence } from "#app/pages/shared/declared-pages.ts";
import { pageFile } from "#app/pages/shared/page-declaration.ts";
import type { PageName, Place } from "#app/pages/shared/paths.ts";
import type { Draft } from "./content.ts";
import { editionsWithPlates } from "./editions-with-plates.ts";

/** Whether the club has something to show on a kind of page. Without, there is no such page, and no link leads there. */
export function hasPage(content: Draft, page: PageName): boolean {
  const exists = existence[pageFile(page)] ?? true;
  return exists === true || exists(content, () => editionsWithPlates(content).length > 0);
}

/** Whether there is a page at a place: of the playlists there is one a year. */
export function isThere(content: Draft, { name, params }: Place): boolean {
  return name === "playlists"
    ? content.playlists.has(Number(params["year"]))
    : hasPage(content, name);
}
