import { searchWords } from "#app/domain/search/words.ts";
import { fold } from "#app/domain/search/fold.ts";
import { groupBy } from "#app/lib/list/group-by.ts";
import { sortedBy } from "#app/lib/list/sorted-by.ts";
import type { Findable } from "#app/search/search-data.ts";
import { aroundGames, noteOn } from "./around-games.ts";
import { findEntries } from "./find-entries.ts";
import { findGames } from "./find-games.ts";
import {
  type Found,
  type FoundGame,
  type Group,
  type Hit,
  HIT_KINDS,
  type HitKind,
  RANKS,
} from "./hits.ts";
import { prepare } from "./prepare.ts";

/** More words than anybody types: those behind them are not looked at. */
const MOST_WORDS = 12;

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

/**
 * A whole name that was typed comes first, whatever its kind (a word of a headline is none), and what
 * only begins like the typed words behind what has them whole.
 */
function stepOf({ kind, hits: [best] }: Group): number {
  if (best?.rank === "name" && kind !== "news") return 0;
  return best?.rank === "beginning" ? 2 : 1;
}

function inGroups(hits: readonly Hit[], order: GroupOrder, typed: readonly string[]): Group[] {
  const kinds = groupBy(hits, ({ entry }) => entry.kind);
  const groups = HIT_KINDS.flatMap((kind) => {
    const found = kinds.get(kind);
    return found === undefined ? [] : groupOf(kind, found, typed);
  });
  if (order === "by hits") return sortedBy(groups, (group) => -group.hits.length);
  return sortedBy(groups, stepOf);
}

/** The code of the state whose name was typed, where something lies in it. */
function stateIn(hits: readonly Hit[], query: string): string | undefined {
  const name = fold(query).trim();
  for (const { entry } of hits) {
    if (entry.kind !== "games" && entry.region !== undefined && fold(entry.region) === name) {
      return entry.kind === "places" ? entry.code : entry.fact?.split(", ").at(-1);
    }
  }
  return undefined;
}

/** What was found beside the games, and what these belong to; nothing twice. */
function allHits(findable: Findable, typed: readonly string[]): readonly Hit[] {
  const games = findGames(findable, typed);
  const exact = games.filter(({ rank }) => rank !== "close");
  const best = exact.some(({ rank }) => rank === "word") ? "word" : "beginning";
  const around = aroundGames(foundGames(exact), typed, findable, best);
  const known = new Set(around.map(({ entry }) => entry));
  const others = findEntries(prepare(findable), typed).filter(({ entry }) => !known.has(entry));
  return [...games, ...around, ...others];
}

/** The words of a query as they are looked up. */
export function typedWords(query: string): readonly string[] {
  return [...new Set(searchWords(query))].slice(0, MOST_WORDS);
}

/**
 * What a query finds: entries in which every typed word is found, and games in which two words meet.
 * Words are compared from their beginnings, whatever their case and accents; a slip of a letter is
 * forgiven in long ones, behind what is exact.
 */
export function find(findable: Findable, query: string, order: GroupOrder = "by kind"): Found {
  const typed = typedWords(query);
  const hits = typed.length === 0 ? [] : allHits(findable, typed);
  const exact = hits.filter(({ rank }) => rank !== "close");
  const groups = inGroups(exact, order, typed);
  const close = inGroups(
    hits.filter(({ rank }) => rank === "close"),
    order,
    typed,
  );
  return { typed, groups, close, count: hits.length, state: stateIn(exact, query) };
}
