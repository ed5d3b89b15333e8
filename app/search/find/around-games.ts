import { countOutcomes, recordText } from "#app/domain/records.ts";
import { groupBy } from "#app/lib/list.ts";
import type { Entry, Findable } from "#app/search/search-data.ts";
import * as words from "#words/search.ts";
import { compareHits, type FoundGame, type Hit, isNearMiss } from "./rank.ts";

function gamesIn(hits: readonly Hit[]): readonly FoundGame[] {
  return hits.flatMap(({ entry }) => (entry.kind === "games" ? entry : []));
}

/** The record in the games found: "1–1 in 2 games". */
export function describeRecord(hits: readonly Hit[]): string {
  const games = gamesIn(hits);
  return words.recordInGames(
    recordText(countOutcomes(games.map(({ score }) => score))),
    games.length,
  );
}

/**
 * Adds the tournaments and opponents of the games found, and their season if it is the same for all, without
 * duplicates. Games that answer a question about extremes get no related hits.
 */
export function withRelated(hits: readonly Hit[], { entries }: Findable): readonly Hit[] {
  const found = hits.filter(
    (hit) => hit.entry.kind === "games" && hit.reason === undefined && !isNearMiss(hit),
  );
  const [best] = found.toSorted(compareHits);
  if (best === undefined) return hits;
  const games = gamesIn(found);
  const years = new Set(games.map(({ tournament }) => tournament.year));
  const season = entries.find(
    (entry) => entry.kind === "seasons" && years.size === 1 && years.has(entry.year),
  );
  const gamesByRelatedEntry = new Map<Entry, readonly FoundGame[]>([
    ...groupBy(games, ({ tournament }) => tournament),
    ...groupBy(games, ({ opponent }) => opponent),
    ...(season === undefined ? [] : [[season, games] as const]),
  ]);
  for (const { entry } of hits)
    if (entry.kind !== "games" && entry.kind !== "answers") gamesByRelatedEntry.delete(entry);
  return [
    ...hits,
    ...Array.from(gamesByRelatedEntry, ([entry, relatedGames]) => ({
      entry,
      rank: best.rank,
      year: "year" in entry ? (entry.year ?? 0) : 0,
      reason: words.gamesFound(relatedGames.length),
    })),
  ];
}
