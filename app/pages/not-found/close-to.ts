import { sortedBy } from "#app/lib/list.ts";
import { matchRoute, type PageName } from "#app/routes/paths.ts";
import type { Kind, Searchable, SearchDocument } from "#app/search/search-data.ts";
import { buildIndex, search } from "#app/search/search-engine.ts";
import { readWords } from "./asked-list.ts";

/** Number of suggestions. */
const MAX_HITS = 4;

/** The kind of document for each kind of page. */
const kinds: Partial<Record<PageName, Kind>> = {
  player: "people",
  season: "seasons",
  tournament: "tournaments",
  opponent: "opponents",
  badge: "badges",
};

/** Kinds that are no pages of this site. */
const withoutPage: ReadonlySet<Kind> = new Set(["facts", "games", "news", "links"]);

/** Pages for an unknown path, those of the same kind first. */
export async function suggestPages(
  searchable: Searchable,
  path: string,
): Promise<readonly SearchDocument[]> {
  const route = matchRoute(path);
  const kind = route && kinds[route.name];
  const { hits } = search(await buildIndex(searchable), readWords(path));
  const pages = hits.filter((hit) => !withoutPage.has(hit.kind));
  return sortedBy(pages, (hit) => (hit.kind === kind ? 0 : 1)).slice(0, MAX_HITS);
}
