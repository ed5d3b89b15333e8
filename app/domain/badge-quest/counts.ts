import { countBy } from "#app/lib/list/count-by.ts";
import type { Award } from "./award.ts";

/** Badges earned in total by each person; who has none is missing. */
export function countsByPerson(awards: readonly Award[]): Map<string, number> {
  return countBy(awards, (award) => award.player);
}

/** How often each badge was earned by the whole team; a badge nobody earned is missing. */
export function countsByBadge(awards: readonly Award[]): Map<string, number> {
  return countBy(awards, (award) => award.badge);
}
