import { recordOf, recordText } from "#app/domain/records.ts";
import { groupBy } from "#app/lib/list.ts";
import type { Findable } from "#app/search/search-data.ts";
import * as words from "#words/search.ts";
import type { FoundGame, Hit, Rank } from "./hits.ts";

function recordIn(games: readonly FoundGame[]): string {
  return recordText(recordOf(games.map(({ score }) => score)));
}

/** The year that was typed, if it is one of a game. */
function yearIn(games: readonly FoundGame[], typed: readonly string[]): number | undefined {
  return games.find(({ tournament }) => typed.includes(String(tournament.year)))?.tournament.year;
}

/** "1–1 in 2019" */
export function noteOn(games: readonly FoundGame[], typed: readonly string[]): string {
  const year = yearIn(games, typed);
  return recordIn(games) + (year === undefined ? "" : ` ${words.inYear(year)}`);
}

/**
 * Entries related to found games: their tournaments, their opponents, the season of a typed year.
 *
 * @param rank how well the best of the games meets the query
 */
export function aroundGames(
  games: readonly FoundGame[],
  typed: readonly string[],
  { entries }: Findable,
  rank: Rank,
): Hit[] {
  const year = yearIn(games, typed);
  const tournaments = groupBy(games, ({ tournament }) => tournament);
  const opponents = groupBy(games, ({ opponent }) => opponent);
  const seasons = entries.filter((entry) => entry.kind === "seasons" && entry.year === year);
  return [
    ...Array.from(tournaments, ([entry, met]) => {
      const who = new Set(met.map(({ opponent }) => opponent.title));
      const detail = who.size === 1 ? words.met(met[0]?.title ?? "", met.length) : entry.detail;
      return { entry, rank, ...(detail !== undefined && { detail }) } as const;
    }),
    ...Array.from(opponents, ([entry, met]) => {
      const detail = `${entry.detail ?? ""}; ${noteOn(met, typed)}`;
      return { entry, rank, detail } as const;
    }),
    ...seasons.map((entry) => ({ entry, rank }) as const),
  ];
}

/** So many people or fewer are asked for by name; more are those of a year or a position. */
const FEW = 3;

/** The season of a typed year, for the few people who were found in it. */
export function seasonsAround(
  people: readonly Hit[],
  typed: readonly string[],
  { entries }: Findable,
): Hit[] {
  const [first] = people;
  if (first === undefined || people.length > FEW || typed.length < 2) return [];
  const detail = words.onTheTeam(people.map(({ entry }) => entry.title));
  return entries
    .filter((entry) => entry.kind === "seasons" && typed.includes(String(entry.year)))
    .map((entry) => ({ entry, rank: first.rank, detail }));
}
