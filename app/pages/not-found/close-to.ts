import { sortedBy } from "#app/lib/list.ts";
import { type PageName, paths, matchRoute } from "#app/routes/paths.ts";
import { find } from "#app/search/find/find.ts";
import type { Hit, HitKind } from "#app/search/find/rank.ts";
import { hitKey } from "#app/search/hit-address.ts";
import type { Findable } from "#app/search/search-data.ts";
import { readWords } from "./asked-list.ts";

/** Number of suggestions. */
const MAX_HITS = 4;

/** Length of the name prefixes that also match. */
const PREFIX_LENGTH = 3;

/** The kind of search hit for each kind of detail page. */
const hitKinds: Partial<Record<PageName, HitKind>> = {
  player: "people",
  season: "seasons",
  tournament: "tournaments",
  opponent: "opponents",
  badge: "badges",
};

const namePattern = /^\p{L}+$/u;

/** The words with names cut to their prefixes. */
function truncateNames(words: string): string {
  return words
    .split(" ")
    .map((word) => (namePattern.test(word) ? word.slice(0, PREFIX_LENGTH) : word))
    .join(" ");
}

/** Search hits that are pages of this site, without stories and games. */
function pagesFor(findable: Findable, words: string): readonly Hit[] {
  const { groups, fuzzyGroups } = find(findable, words);
  return [...groups, ...fuzzyGroups]
    .filter(({ kind }) => !["answers", "news", "games"].includes(kind))
    .flatMap(({ hits }) => hits);
}

/** URL of a player who had this id before; undefined if it is ambiguous. */
export function findRenamedPlayer({ entries }: Findable, path: string): string | undefined {
  if (matchRoute(path)?.name !== "player") return undefined;
  const id = path.replace(/\/+$/, "").split("/").at(-1) ?? "";
  const [only, ...more] = entries.flatMap((entry) =>
    entry.kind === "people" && entry.formerIds?.includes(id) ? entry.id : [],
  );
  return only === undefined || more.length > 0 ? undefined : paths.player({ id: only });
}

/**
 * Suggestions for an unknown path, pages of the same kind first. Prefix matches count only within
 * that kind: across the whole site, something always matches.
 */
export function suggestPages(findable: Findable, path: string): readonly Hit[] {
  const words = readWords(path);
  const route = matchRoute(path);
  const kind = route && hitKinds[route.name];
  const hits = [
    ...pagesFor(findable, words),
    ...pagesFor(findable, truncateNames(words)).filter(({ entry }) => entry.kind === kind),
  ];
  const uniqueHits = new Map(hits.map((hit) => [hitKey(hit.entry), hit]));
  return sortedBy([...uniqueHits.values()], ({ entry }) => (entry.kind === kind ? 0 : 1)).slice(
    0,
    MAX_HITS,
  );
}
