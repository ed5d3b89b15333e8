import { countBy } from "#app/lib/list/count-by.ts";
import { groupBy } from "#app/lib/list/group-by.ts";
import type { Award } from "./award.ts";

/** Badges earned in total by each person; who has none is missing. */
export function countsByPerson(awards: readonly Award[]): Map<string, number> {
  return countBy(awards, (award) => award.player);
}

/** How often each badge was earned by the whole team; a badge nobody earned is missing. */
export function countsByBadge(awards: readonly Award[]): Map<string, number> {
  return countBy(awards, (award) => award.badge);
}

/** For each badge how often each person earned it. */
export function earnersOfBadges(awards: readonly Award[]): Map<string, Map<string, number>> {
  const byBadge = groupBy(awards, (award) => award.badge);
  return new Map([...byBadge].map(([badge, given]) => [badge, countsByPerson(given)]));
}
