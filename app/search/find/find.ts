import { type Matches, SHORTEST_PART, typedWords, worstMatch } from "#app/domain/search.ts";
import { fold, searchWords } from "#app/domain/fold.ts";
import { groupBy, sortedBy } from "#app/lib/list.ts";
import type { Findable } from "#app/search/search-data.ts";
import * as words from "#words/search.ts";
import { aroundGames, noteOn, seasonsAround } from "./around-games.ts";
import { findBadges } from "./find-badges.ts";
import { findGames } from "./find-games.ts";
import {
  type Candidate,
  type Found,
  type FoundGame,
  type Group,
  type Hit,
  HIT_KINDS,
  type HitKind,
  RANKS,
} from "./hits.ts";
import { bestMatches, keywordMatches, matchesIn, type Prepared, prepare } from "./prepare.ts";

const isExact = ({ rank }: Hit) => rank !== "typo";

const isGame = ({ entry }: Hit) => entry.kind === "games";

const orderOf = ({ rank }: Hit) => RANKS.indexOf(rank);

/** Order of groups: the dialog's, or most exact hits first. */
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
  if (best === undefined) return RANKS.length;
  if (best.rank === "synonym" || (best.rank === "name" && kind !== "news")) return 0;
  return Math.max(RANKS.indexOf("word"), orderOf(best));
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

/** The words of a query that name something; all of them where none does. */
function withoutFillers(typed: readonly string[]): readonly string[] {
  const names = typed.filter((word) => !words.fillers.has(word));
  return names.length === 0 ? typed : names;
}

const seasonWords = searchWords(words.seasonKeywords);

/** The match of an entry by its own words, of a season of a typed year also by those of all seasons. */
function matchesOf({ entry, words: own }: Prepared, typed: readonly string[]): Matches {
  const matches = matchesIn(own, typed);
  if (entry.kind !== "seasons" || !typed.includes(String(entry.year))) return matches;
  return bestMatches(matches, keywordMatches(seasonWords, typed));
}

/** The entries in which typed words are found, in their order. Pages answer questions: "how to sponsor". */
function matchEntries(prepared: readonly Prepared[], typed: readonly string[]): Candidate[] {
  const asked = withoutFillers(typed);
  return prepared.flatMap((one) => {
    const { entry, title, hidden } = one;
    const isPage = entry.kind === "pages";
    const wanted = isPage ? asked : typed;
    const matches = matchesOf(one, wanted);
    const matched = wanted.filter((_, index) => matches[index] !== undefined);
    if (matched.length === 0) return [];
    const isNamed = matched.every((word) => title.includes(word));
    const isSynonym =
      isPage && matched.every((word) => title.includes(word) || hidden.includes(word));
    return { entry, matches, named: isNamed ? "name" : isSynonym ? "synonym" : undefined };
  });
}

/** Everything that at least one typed word matches. */
function candidatesOf(findable: Findable, typed: readonly string[]): readonly Candidate[] {
  return [
    ...findGames(findable, typed),
    ...findBadges(findable, typed),
    ...matchEntries(prepare(findable), typed),
  ];
}

function hitOf({ matches, named, ...hit }: Candidate): Hit {
  return { ...hit, rank: named ?? worstMatch(matches.filter((match) => match)) ?? "word" };
}

/** Where not every word is found, a part of a word is a coincidence, and so is a short beginning. */
function surelyMatched({ matches }: Candidate, typed: readonly string[]): number {
  return matches.filter(
    (match, index) =>
      match === "word" ||
      match === "typo" ||
      (match === "beginning" && (typed[index] ?? "").length >= SHORTEST_PART),
  ).length;
}

/** Those with every word, or those with as many words as possible, then without typos where there are any. */
function bestHits(
  candidates: readonly Candidate[],
  typed: readonly string[],
): { hits: readonly Hit[]; isPartial: boolean } {
  const whole = candidates.filter(({ matches }) => !matches.includes(undefined));
  if (whole.length > 0) return { hits: whole.map(hitOf), isPartial: false };
  const counts = candidates.map((one) => surelyMatched(one, typed));
  const most = Math.max(1, ...counts);
  const best = candidates.filter((_, index) => counts[index] === most).map(hitOf);
  const exact = best.filter(isExact);
  return { hits: exact.length > 0 ? exact : best, isPartial: best.length > 0 };
}

/** With what the found games and people belong to; nothing twice. */
function withAround(
  hits: readonly Hit[],
  typed: readonly string[],
  findable: Findable,
): readonly Hit[] {
  const exact = sortedBy(hits.filter(isExact), orderOf);
  const games = exact.filter(isGame);
  const [best] = games;
  const people = exact.filter(({ entry }) => entry.kind === "people");
  const once = new Map<Hit["entry"], Hit>();
  for (const hit of [
    ...hits.filter(isGame),
    ...(best ? aroundGames(foundGames(games), typed, findable, best.rank) : []),
    ...seasonsAround(people, typed, findable),
    ...hits.filter((one) => !isGame(one)),
  ]) {
    if (!once.has(hit.entry)) once.set(hit.entry, hit);
  }
  return [...once.values()];
}

/**
 * Searches the index: entries with every typed word, games in which words meet, people with their badges. Case and
 * accents are ignored; a typo in a long word is allowed, and ranks below exact matches. If no entry has every word,
 * those with most of them are found.
 */
export function find(findable: Findable, query: string, order: GroupOrder = "by kind"): Found {
  const all = typedWords(query);
  const first = candidatesOf(findable, all);
  const isWhole = first.some(({ matches }) => !matches.includes(undefined));
  const typed = isWhole ? all : withoutFillers(all);
  const { hits: own, isPartial } = bestHits(
    typed.length === all.length ? first : candidatesOf(findable, typed),
    typed,
  );
  const hits = withAround(own, typed, findable);
  const exact = hits.filter(isExact);
  const fuzzy = hits.filter((hit) => !isExact(hit));
  return {
    typed,
    isPartial,
    groups: inGroups(exact, order, typed),
    fuzzyGroups: inGroups(fuzzy, order, typed),
    count: hits.length,
    state: stateIn(exact, query),
  };
}
