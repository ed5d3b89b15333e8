import { recordOf, recordText } from "#app/domain/records.ts";
import { groupBy } from "#app/lib/list.ts";
import type { Findable } from "#app/search/search-data.ts";
import * as words from "#words/search.ts";
import { compareHits, type FoundGame, type Hit, isNearMiss } from "./rank.ts";

function gamesIn(hits: readonly Hit[]): readonly FoundGame[] {
  return hits.flatMap(({ entry }) => (entry.kind === "games" ? entry : []));
}

/** The typed year, if one of the games was played in it. */
function yearIn(games: readonly FoundGame[], typed: readonly string[]): number | undefined {
  return games.find(({ tournament }) => typed.includes(String(tournament.year)))?.tournament.year;
}

function recordIn(games: readonly FoundGame[], typed: readonly string[]): string {
  const year = yearIn(games, typed);
  const record = recordText(recordOf(games.map(({ score }) => score)));
  return year === undefined ? record : `${record} ${words.inYear(year)}`;
}

/** The team's record in the games found: "1–1 in 2019". */
export function noteOn(hits: readonly Hit[], typed: readonly string[]): string {
  return recordIn(gamesIn(hits), typed);
}

/**
 * Tournaments and opponents of the games found, and the season of a typed year, ranked like the
 * best of the games.
 */
function aroundGames(hits: readonly Hit[], typed: readonly string[], { entries }: Findable): Hit[] {
  const [best] = hits;
  const games = gamesIn(hits);
  if (best === undefined) return [];
  const year = yearIn(games, typed);
  const like = (entry: Hit["entry"], detail?: string): Hit => {
    const hit = { entry, rank: best.rank, year: "year" in entry ? entry.year : 0 };
    return detail === undefined ? hit : { ...hit, detail };
  };
  const tournaments = groupBy(games, ({ tournament }) => tournament);
  const opponents = groupBy(games, ({ opponent }) => opponent);
  return [
    ...Array.from(tournaments, ([entry, met]) => {
      const [who = "", ...others] = new Set(met.map(({ opponent }) => opponent.title));
      return like(entry, others.length === 0 ? words.met(who, met.length) : entry.detail);
    }),
    ...Array.from(opponents, ([entry, met]) =>
      like(entry, `${entry.detail ?? ""}; ${recordIn(met, typed)}`),
    ),
    ...entries
      .filter((entry) => entry.kind === "seasons" && entry.year === year)
      .map((entry) => like(entry)),
  ];
}

/** Up to this many people were probably searched by name; more share a year or a position. */
const FEW = 3;

/** The season of a typed year, if only a few people were found in it. */
function seasonsAround(
  people: readonly Hit[],
  typed: readonly string[],
  { entries }: Findable,
): Hit[] {
  const [best] = people;
  if (best === undefined || people.length > FEW || typed.length < 2) return [];
  const detail = words.onTheTeam(people.map(({ entry }) => entry.title));
  return entries.flatMap((entry) =>
    entry.kind === "seasons" && typed.includes(String(entry.year))
      ? { entry, rank: best.rank, year: entry.year, detail }
      : [],
  );
}

/**
 * Adds the tournaments, opponents and seasons of the games and people found, without duplicates.
 * Games that answer a question stay alone.
 */
export function withRelated(
  hits: readonly Hit[],
  typed: readonly string[],
  findable: Findable,
): readonly Hit[] {
  const exact = hits.filter((hit) => !isNearMiss(hit)).toSorted(compareHits);
  const games = exact.filter(({ entry, rank }) => entry.kind === "games" && rank !== "answer");
  const people = exact.filter(({ entry }) => entry.kind === "people");
  const once = new Map<Hit["entry"], Hit>();
  for (const hit of [
    ...hits,
    ...aroundGames(games, typed, findable),
    ...seasonsAround(people, typed, findable),
  ]) {
    if (!once.has(hit.entry)) once.set(hit.entry, hit);
  }
  return [...once.values()];
}
