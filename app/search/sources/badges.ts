import { badgeSlug } from "#app/domain/badge-quest/badge-slug.ts";
import { fold } from "#app/domain/search/fold.ts";
import { sortedBy } from "#app/lib/list/sorted-by.ts";
import type { Badge, ClubRecord } from "#app/record/record.ts";
import type { BadgeEntry } from "#app/search/search-data.ts";
import * as words from "#words/search.ts";

function wordsOf({ awards: earned, editions }: Badge): string {
  if (earned.length > 0) return words.earnedTimes(earned.length);
  // The logs of some editions are not kept: what was earned in those nobody can tell.
  const kept = editions.flatMap(({ year, awards }) => (awards.length > 0 ? year : []));
  return kept.length === 0 ? words.inNoKeptLog : words.earnedByNobodyIn(kept);
}

/** Every badge, most earned first, then by title. */
export function badgeEntries({ badges }: ClubRecord): BadgeEntry[] {
  const byTitle = sortedBy([...badges.values()], ({ title }) => fold(title));
  return sortedBy(byTitle, ({ awards }) => -awards.length).map((badge) => ({
    kind: "badges",
    id: badgeSlug(badge.id),
    title: badge.title,
    fact: badge.value,
    says: wordsOf(badge),
  }));
}
