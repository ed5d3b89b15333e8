import { paths, placeAt, type PageName } from "#app/paths.ts";
import type { Found, Group } from "#app/search/find/hits.ts";
import type { PageEntry, SearchData } from "#app/search/search-data.ts";
import type { Hit } from "#app/search/find/hits.ts";
import * as words from "#words/search.ts";

/** How many hits of a kind the dialog shows; all of them stand on the page of the search. */
const SHOWN = 4;

/** A row that can be chosen. */
export interface Option {
  readonly id: string;
  readonly hit?: Hit;
  /** The way to all hits of a kind. */
  readonly all?: { readonly href: string; readonly count: number };
}

/** Rows under one heading. */
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
  const shown = hits.slice(0, SHOWN).map((hit, index) => ({ id: `${id}-${index}`, hit }));
  const isMore = hits.length > SHOWN;
  const place = prefix === "hit" ? "k" : "close";
  const href = `${paths.search({ q: query })}#${place}-${kind}`;
  return {
    id,
    title: words.kindNames[kind],
    note: isMore ? undefined : (note ?? String(hits.length)),
    options: isMore ? [...shown, { id: `${id}-all`, all: { href, count: hits.length } }] : shown,
  };
}

/** What was found, or where nothing is exactly that, what is close to it. */
export function optionGroups({ groups, close }: Found, query: string): readonly OptionGroup[] {
  return groups.length > 0
    ? groups.map((group) => optionGroup(group, query, "hit"))
    : close.map((group) => optionGroup(group, query, "close"));
}

/** The ways in before anything is typed. */
const START: readonly PageName[] = [
  "players",
  "seasons",
  "records",
  "opponents",
  "badgequest",
  "fiftyplates",
  "playlists",
];

/** The pages that the dialog begins with, as far as the club has them. */
export function startPages({ entries }: SearchData): readonly PageEntry[] {
  const pages = entries.flatMap((entry) => (entry.kind === "pages" ? entry : []));
  return START.flatMap((name) => pages.find(({ path }) => placeAt(path)?.name === name) ?? []);
}

/** The first row of the group before or after that of a row; undefined where there is none. */
export function groupStep(
  groups: readonly OptionGroup[],
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

/** Groups in two columns of about the same height, in their order; a heading is as high as a row. */
export function inColumns(
  groups: readonly OptionGroup[],
): readonly [readonly OptionGroup[], readonly OptionGroup[]] {
  const height = (some: readonly OptionGroup[]) =>
    some.reduce((sum, { options }) => sum + options.length + 1, 0);
  const whole = height(groups);
  const rest = groups.findIndex((_, index) => 2 * height(groups.slice(0, index)) >= whole);
  const start = rest === -1 ? groups.length : rest;
  return [groups.slice(0, start), groups.slice(start)];
}
