import { valueKey } from "#app/domain/value-inks.ts";
import { groupBy } from "#app/lib/list.ts";
import * as words from "#words/pages/badge-quest.ts";
import type { Quest, QuestBadge } from "./quest.ts";
import type { QuestLog } from "./quest-log.ts";

/** Filter and sort order of the badge list. */
export interface BadgeFilter {
  /** One core value; none for all. */
  readonly value: string | undefined;
  /** Whether somebody has earned it; none for all. */
  readonly have: "earned" | "open" | undefined;
  /** By update, or the rarest first. */
  readonly order: "rare" | undefined;
}

/** A part of the list, under a name. */
export interface BadgeGroup {
  readonly name: string;
  readonly badges: readonly QuestBadge[];
}

/** The filter as it stands in an address, unchecked. */
export type FilterAsked = { readonly [K in keyof BadgeFilter]?: string | undefined };

/**
 * Reads the filter of an address; what it does not know it leaves out.
 *
 * @param values the names of the core values
 */
export function filterIn(
  { value, have, order }: FilterAsked,
  values: readonly string[],
): BadgeFilter {
  return {
    value: values.find((one, place) => valueKey(one, place) === value),
    have: have === "earned" || have === "open" ? have : undefined,
    order: order === "rare" ? order : undefined,
  };
}

/** Those that have the core value, and those that were earned or not, as asked. */
export function filtered(
  badges: readonly QuestBadge[],
  { value, have }: Pick<BadgeFilter, "value" | "have">,
): QuestBadge[] {
  return badges.filter(
    (badge) =>
      (value === undefined || badge.value === value) &&
      (have === undefined || badge.times > 0 === (have === "earned")),
  );
}

/** The greatest numbers of people in the groups of the rarest badges. */
const RARE = [1, 5, 13, Infinity];

/** How many people of the roster hold each badge of the set, by its place in it; guests do not count. */
function holders({ people }: Quest, { entries }: QuestLog): Map<number, number> {
  const byRoster = entries.filter(([, person]) => people[person]?.isGuest !== true);
  const byBadge = groupBy(byRoster, ([badge]) => badge);
  return new Map(
    Array.from(byBadge, ([badge, all]) => [badge, new Set(all.map(([, person]) => person)).size]),
  );
}

function byRarity(quest: Quest, log: QuestLog, badges: readonly QuestBadge[]): BadgeGroup[] {
  const people = holders(quest, log);
  const heldBy = new Map(quest.badges.map((badge, place) => [badge, people.get(place) ?? 0]));
  const groupOf = (badge: QuestBadge) => {
    if (badge.times === 0) return RARE.length;
    const held = heldBy.get(badge) ?? 0;
    return RARE.findIndex((most) => held <= most);
  };
  const groups = groupBy(badges, groupOf);
  return [...words.heldBy, words.earnedByNobody].map((name, place) => ({
    name,
    badges: (groups.get(place) ?? []).toSorted(
      (one, other) => (heldBy.get(one) ?? 0) - (heldBy.get(other) ?? 0),
    ),
  }));
}

/** The badges that the filter leaves, in the groups of its order; empty groups are left out. */
export function groupsOf(quest: Quest, log: QuestLog, filter: BadgeFilter): BadgeGroup[] {
  const badges = filtered(quest.badges, filter);
  const groups =
    filter.order === "rare"
      ? byRarity(quest, log, badges)
      : quest.updates.map(({ name, badges: ids }) => ({
          name,
          badges: badges.filter(({ id }) => ids.includes(id)),
        }));
  return groups.filter((group) => group.badges.length > 0);
}

/** "All: 39 earned, 6 not": the choices of what was earned, with how many there are. */
export function haveLabels(
  badges: readonly QuestBadge[],
): Record<"all" | "earned" | "open", string> {
  const earned = badges.filter(({ times }) => times > 0).length;
  const open = badges.length - earned;
  return {
    all: words.allEarnedAndNot(earned, open),
    earned: words.earned(earned),
    open: words.notEarned(open),
  };
}
