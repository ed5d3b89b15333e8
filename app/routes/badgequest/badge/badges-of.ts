import type { Quest, QuestBadge } from "#app/routes/badgequest/quest.ts";

/** The badges of the season's set that have these ids, in their order. */
export function badgesOf({ badges }: Quest, ids: readonly string[]): QuestBadge[] {
  return ids.flatMap((id) => badges.find((badge) => badge.id === id) ?? []);
}
