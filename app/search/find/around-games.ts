import { countOutcomes, recordText } from "#app/domain/records.ts";
import { groupBy } from "#app/lib/list.ts";
import { onceFor } from "#app/lib/once-for.ts";
import type { Findable } from "#app/search/search-data.ts";
import * as words from "#words/search.ts";
import { prepareGames } from "./match-games.ts";
import { compareHits, type FoundGame, type Hit, isNearMiss } from "./rank.ts";

function gamesIn(hits: readonly Hit[]): readonly FoundGame[] {
  return hits.flatMap(({ entry }) => (entry.kind === "games" ? entry : []));
}

const textOf = (games: readonly Pick<FoundGame, "score">[]) =>
  recordText(countOutcomes(games.map(({ score }) => score)));

/** The record in the games found: "1–1 in 2 games". */
export function noteOn(hits: readonly Hit[]): string {
  const games = gamesIn(hits);
  return words.recordInGames(textOf(games), games.length);
}

/** All games of each team: what is said of them is not limited to those found. */
const gamesByTeam = onceFor((findable: Findable) =>
  groupBy(prepareGames(findable), ({ opponent }) => opponent),
);

/** Details of the tournaments and teams of games, from all games of the record. */
function aroundGames(games: readonly FoundGame[], best: Hit, findable: Findable): Hit[] {
  const years = new Set(games.map(({ tournament }) => tournament.year));
  const [year] = years.size === 1 ? years : [];
  const like = (entry: Hit["entry"], detail?: string): Hit => {
    const hit = { entry, rank: best.rank, year: "year" in entry ? (entry.year ?? 0) : 0 };
    return detail === undefined ? hit : { ...hit, detail };
  };
  const teams = gamesByTeam(findable);
  const tournaments = groupBy(games, ({ tournament }) => tournament);
  const opponents = groupBy(games, ({ opponent }) => opponent);
  return [
    ...Array.from(tournaments, ([entry, [first, ...others]]) => {
      const team = first?.opponent;
      const isOneTeam = others.every(({ opponent }) => opponent === team);
      if (team === undefined || !isOneTeam) return like(entry);
      const met = teams.get(team)?.filter(({ tournament }) => tournament === entry) ?? [];
      return like(entry, words.met(team.title, met.length));
    }),
    ...Array.from(opponents.keys(), (entry) => {
      if (year === undefined) return like(entry);
      const met = teams.get(entry)?.filter(({ tournament }) => tournament.year === year) ?? [];
      const record = words.recordInYear(textOf(met.map(({ game }) => game)), year);
      return like(entry, `${entry.detail ?? ""}; ${record}`);
    }),
    ...findable.entries
      .filter((entry) => entry.kind === "seasons" && entry.year === year)
      .map((entry) => like(entry)),
  ];
}

/**
 * Adds the tournaments and opponents of the games found, and their season if they are of one, without
 * duplicates. Games that answer a question about extremes stay alone.
 */
export function withRelated(hits: readonly Hit[], findable: Findable): readonly Hit[] {
  const games = hits
    .filter((hit) => hit.entry.kind === "games" && hit.reason === undefined && !isNearMiss(hit))
    .toSorted(compareHits);
  const [best] = games;
  const once = new Map<Hit["entry"], Hit>();
  const around = best === undefined ? [] : aroundGames(gamesIn(games), best, findable);
  for (const hit of [...hits, ...around]) {
    if (!once.has(hit.entry)) once.set(hit.entry, hit);
  }
  return [...once.values()];
}
