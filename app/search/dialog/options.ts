import { paths, matchRoute, type PageName } from "#app/routes/paths.ts";
import type { Found, Group } from "#app/search/find/find.ts";
import type { Hit } from "#app/search/find/rank.ts";
import type { PageEntry, SearchData } from "#app/search/search-data.ts";
import * as words from "#words/search.ts";

/** Hits per kind in the dialog; the search page shows all of them. */
const MAX_HITS_PER_KIND = 4;

/** Rows under one heading, for moving by arrow keys. */
export interface KeyGroup {
  readonly options: readonly { readonly id: string }[];
}

/** Link to all hits of a kind on the search page. */
interface AllOption {
  readonly id: string;
  readonly all: { readonly href: string; readonly count: number };
}

/** A row of the results. */
export type Option = { readonly id: string; readonly hit: Hit } | AllOption;

/** Results of one kind. */
export interface OptionGroup {
  readonly id: string;
  readonly title: string;
  readonly note?: string | undefined;
  readonly options: readonly Option[];
}

function optionGroup(
  { kind, hits, note }: Group,
  query: string,
  prefix: "hit" | "close",
): OptionGroup {
  const id = `${prefix}-${kind}`;
  const shown = hits
    .slice(0, MAX_HITS_PER_KIND)
    .map((hit, index) => ({ id: `${id}-${index}`, hit }));
  const isMore = hits.length > MAX_HITS_PER_KIND;
  const place = prefix === "hit" ? "k" : "close";
  const href = `${paths.search({ q: query })}#${place}-${kind}`;
  return {
    id,
    title: prefix === "hit" ? words.kindNames[kind] : words.closeMatchesIn(words.kindNames[kind]),
    note: isMore ? undefined : (note ?? String(hits.length)),
    options: isMore ? [...shown, { id: `${id}-all`, all: { href, count: hits.length } }] : shown,
  };
}

/** Groups of exact hits, or of similar ones if there are none. */
export function optionGroups(
  { groups, fuzzyGroups }: Found,
  query: string,
): readonly OptionGroup[] {
  return groups.length > 0
    ? groups.map((group) => optionGroup(group, query, "hit"))
    : fuzzyGroups.map((group) => optionGroup(group, query, "close"));
}

/** Pages listed in the dialog before anything is typed. */
const START_PAGES: readonly PageName[] = ["join", "results", "roster", "news", "sponsors"];

/** The start pages that this club has. */
export function startPages({ entries }: SearchData): readonly PageEntry[] {
  const pages = entries.flatMap((entry) => (entry.kind === "pages" ? entry : []));
  return START_PAGES.flatMap(
    (name) => pages.find(({ path }) => matchRoute(path)?.name === name) ?? [],
  );
}

/** The first row of the previous or next group; undefined if there is none. */
export function groupStep(
  groups: readonly KeyGroup[],
  active: number,
  step: 1 | -1,
): number | undefined {
  const starts: number[] = [];
  let count = 0;
  for (const { options } of groups) {
    starts.push(count);
    count += options.length;
  }
  const current = starts.findLastIndex((start) => start <= active);
  return starts[current + step];
}

/** Splits the groups into two columns of similar height, in order. A heading counts as one row. */
export function splitIntoColumns<One extends KeyGroup>(
  groups: readonly One[],
): readonly [readonly One[], readonly One[]] {
  const countRows = (some: readonly One[]) =>
    some.reduce((sum, { options }) => sum + options.length + 1, 0);
  const whole = countRows(groups);
  const rest = groups.findIndex((_, index) => 2 * countRows(groups.slice(0, index)) >= whole);
  const start = rest === -1 ? groups.length : rest;
  return [groups.slice(0, start), groups.slice(start)];
}
