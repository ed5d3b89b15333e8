import { medalOf, type Medal } from "#app/domain/places/medal.ts";
import { sortedBy } from "#app/lib/list/sorted-by.ts";

export interface Standing {
  readonly person: string;
  readonly badges: number;
  /** from 1; shared by equal counts */
  readonly place: number;
  /** the medal of places 1 to 3; nobody without badges has one */
  readonly medal: Medal | undefined;
}

/**
 * Everybody of a roster, players and coaches, by badges earned (docs/product.md, Badge Quest).
 * Equal counts share a place (1, 2, 2, 4) and stand in roster order; awards of others do not count.
 */
export function leaderboard(
  people: readonly string[],
  counts: ReadonlyMap<string, number>,
): Standing[] {
  const entries = people.map((person) => ({ person, badges: counts.get(person) ?? 0 }));
  const ranked = sortedBy(entries, ({ badges }) => -badges);
  let place = 0;
  let last: number | undefined;
  return ranked.map(({ person, badges }, index) => {
    if (badges !== last) place = index + 1;
    last = badges;
    return { person, badges, place, medal: badges > 0 ? medalOf(place) : undefined };
  });
}

/** The leaders: everyone on the first place, nobody as long as no badge was earned. */
export function currentLeaders(standings: readonly Standing[]): Standing[] {
  return standings.filter(({ place, badges }) => place === 1 && badges > 0);
}
