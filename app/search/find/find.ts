import { typedWords, worstMatch } from "#app/domain/search.ts";
import { fold } from "#app/domain/fold.ts";
import { groupBy, sortedBy } from "#app/lib/list.ts";
import type { Findable } from "#app/search/search-data.ts";
import { aroundGames, noteOn } from "./around-games.ts";
import { findGames, matchesIn } from "./find-games.ts";
import {
  type Found,
  type FoundGame,
  type Group,
  type Hit,
  HIT_KINDS,
  type HitKind,
  type Rank,
  RANKS,
} from "./hits.ts";
import { type Prepared, prepare } from "./prepare.ts";

const orderOf = ({ rank }: Hit) => RANKS.indexOf(rank);

/** How groups follow each other: as the dialog has them, or the one with most exact hits first. */
export type GroupOrder = "by kind" | "by hits";

function foundGames(hits: readonly Hit[]): readonly FoundGame[] {
  return hits.flatMap(({ entry }) => (entry.kind === "games" ? entry : []));
}

function groupOf(kind: HitKind, found: readonly Hit[], typed: readonly string[]): Group {
  const hits = sortedBy(found, orderOf);
  return kind === "games" ? { kind, hits, note: noteOn(foundGames(hits), typed) } : { kind, hits };
}

/** Whole names come first (a word of a headline is none), then whole words, beginnings and parts. */
function groupPriority({ kind, hits: [best] }: Group): number {
  if (best === undefined) return 1;
  if (best.rank === "name" && kind !== "news") return 0;
  return Math.max(1, orderOf(best));
}

function inGroups(hits: readonly Hit[], order: GroupOrder, typed: readonly string[]): Group[] {
  const kinds = groupBy(hits, ({ entry }) => entry.kind);
  const groups = HIT_KINDS.flatMap((kind) => {
    const found = kinds.get(kind);
    return found === undefined ? [] : groupOf(kind, found, typed);
  });
  if (order === "by hits") return sortedBy(groups, (group) => -group.hits.length);
  return sortedBy(groups, groupPriority);
}

/** The code of the state whose name was typed, where something lies in it. */
function stateIn(hits: readonly Hit[], query: string): string | undefined {
  const name = fold(query).trim();
  for (const { entry } of hits) {
    if (entry.kind !== "games" && entry.region !== undefined && fold(entry.region) === name) {
      return entry.kind === "places" ? entry.code : entry.subtitle?.split(", ").at(-1);
    }
  }
  return undefined;
}

function rankOf({ title, words }: Prepared, typed: readonly string[]): Rank | undefined {
  const match = worstMatch(matchesIn(words, typed));
  return match === "word" && typed.every((word) => title.includes(word)) ? "name" : match;
}

/** The entries in which every typed word is found, in their order. */
function findEntries(prepared: readonly Prepared[], typed: readonly string[]): Hit[] {
  return prepared.flatMap((one) => {
    const rank = rankOf(one, typed);
    return rank === undefined ? [] : { entry: one.entry, rank };
  });
}

/** What was found beside the games, and what these belong to; nothing twice. */
function allHits(findable: Findable, typed: readonly string[]): readonly Hit[] {
  const games = findGames(findable, typed);
  const exact = games.filter(({ rank }) => rank !== "typo");
  const [best] = sortedBy(exact, orderOf);
  const around = best ? aroundGames(foundGames(exact), typed, findable, best.rank) : [];
  const known = new Set(around.map(({ entry }) => entry));
  const others = findEntries(prepare(findable), typed).filter(({ entry }) => !known.has(entry));
  return [...games, ...around, ...others];
}

/**
 * What a query finds: entries in which every typed word is found, and games in which two words meet.
 * Words are compared whatever their case and accents; a typo is forgiven in long ones, behind what is
 * exact.
 */
export function find(findable: Findable, query: string, order: GroupOrder = "by kind"): Found {
  const typed = typedWords(query);
  const hits = typed.length === 0 ? [] : allHits(findable, typed);
  const exact = hits.filter(({ rank }) => rank !== "typo");
  const groups = inGroups(exact, order, typed);
  const fuzzy = hits.filter(({ rank }) => rank === "typo");
  const fuzzyGroups = inGroups(fuzzy, order, typed);
  return { typed, groups, fuzzyGroups, count: hits.length, state: stateIn(exact, query) };
}
