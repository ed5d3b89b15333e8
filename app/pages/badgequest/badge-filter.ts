import { valueKey } from "#app/domain/value-inks.ts";
import { groupBy } from "#app/lib/list.ts";
import * as words from "#words/pages/badge-quest.ts";
import { readLog } from "./log-queries.ts";
import type { QuestLog } from "./shape-log.ts";
import type { Quest, QuestBadge } from "./shape-quest.ts";

/** Filter and sort order of the badge list. */
export interface BadgeFilter {
  /** A core value; undefined for all. */
  readonly value: string | undefined;
  /** Whether somebody has earned it; undefined for all. */
  readonly have: "earned" | "open" | undefined;
  /** Rarest first; undefined for by release. */
  readonly order: "rare" | undefined;
}

/** A named group of the list. */
export interface BadgeGroup {
  readonly name: string;
  readonly badges: readonly QuestBadge[];
}

/** The filter in the URL, unchecked. */
export type RequestedFilter = { readonly [K in keyof BadgeFilter]?: string | undefined };

/**
 * The valid part of the filter in a URL.
 *
 * @param values names of the core values
 */
export function filterIn(
  { value, have, order }: RequestedFilter,
  values: readonly string[],
): BadgeFilter {
  return {
    value: values.find((spelling, index) => valueKey(spelling, index) === value),
    have: have === "earned" || have === "open" ? have : undefined,
    order: order === "rare" ? order : undefined,
  };
}

/** Badges that match the value and whether they were earned. */
export function filterBadges(
  badges: readonly QuestBadge[],
  { value, have }: Pick<BadgeFilter, "value" | "have">,
): QuestBadge[] {
  return badges.filter(
    (badge) =>
      (value === undefined || badge.value === value) &&
      (have === undefined || badge.times > 0 === (have === "earned")),
  );
}

/** Thresholds of the rarity groups, in number of holders. */
const RARITY_LIMITS = [1, 5, 13, Infinity];

/** Number of holders on the roster; guests do not count. */
function countHolders(quest: Quest, log: QuestLog): Map<QuestBadge, number> {
  const awards = readLog(quest, log).filter(({ person }) => person.isGuest !== true);
  const byBadge = groupBy(awards, ({ badge }) => badge);
  return new Map(
    Array.from(byBadge, ([badge, earned]) => [
      badge,
      new Set(earned.map(({ person }) => person)).size,
    ]),
  );
}

function groupByRarity(quest: Quest, log: QuestLog, badges: readonly QuestBadge[]): BadgeGroup[] {
  const heldBy = countHolders(quest, log);
  const groupIndex = (badge: QuestBadge) => {
    if (badge.times === 0) return RARITY_LIMITS.length;
    const held = heldBy.get(badge) ?? 0;
    return RARITY_LIMITS.findIndex((limit) => held <= limit);
  };
  const groups = groupBy(badges, groupIndex);
  return [...words.heldBy, words.earnedByNobody].map((name, index) => ({
    name,
    badges: (groups.get(index) ?? []).toSorted(
      (a, b) => (heldBy.get(a) ?? 0) - (heldBy.get(b) ?? 0),
    ),
  }));
}

/** Badges grouped by release. */
function groupByRelease(quest: Quest, badges: readonly QuestBadge[]): BadgeGroup[] {
  let end = 0;
  return quest.updates.map(({ name, badges: count }) => {
    const released = new Set(quest.badges.slice(end, (end += count)));
    return { name, badges: badges.filter((badge) => released.has(badge)) };
  });
}

/** Matching badges in groups by sort order, without empty groups. */
export function groupBadges(quest: Quest, log: QuestLog, filter: BadgeFilter): BadgeGroup[] {
  const badges = filterBadges(quest.badges, filter);
  const groups =
    filter.order === "rare" ? groupByRarity(quest, log, badges) : groupByRelease(quest, badges);
  return groups.filter((group) => group.badges.length > 0);
}

/** Options such as "All: 39 earned, 6 not". */
export function haveChoices(badges: readonly QuestBadge[]) {
  const earned = badges.filter(({ times }) => times > 0).length;
  const open = badges.length - earned;
  return [
    { value: "all", label: words.allEarnedAndNot(earned, open) },
    { value: "earned", label: words.earned(earned) },
    { value: "open", label: words.notEarned(open) },
  ];
}
