import { currentId, type FormerIds } from "#app/domain/former-ids.ts";
import type { ReadQuery } from "#app/lib/path.ts";
import type { Quest } from "./shape-quest.ts";

/** Views of the page. Wide pages always show the leaderboard and the badges, beside the other three. */
const views = ["person", "team", "badge", "leaderboard", "badges"] as const;

export type QuestView = (typeof views)[number];

/** The view for an address that names none. */
function viewOf(player: string | undefined, badge: string | undefined): QuestView {
  if (player !== undefined) return "person";
  return badge === undefined ? "team" : "badge";
}

/**
 * The view, person and badge of an address; by default, the team, the first player of the roster and
 * the first badge. An unknown name selects nothing.
 */
export function readSelection(
  { people, badges, firstPerson }: Pick<Quest, "people" | "badges" | "firstPerson">,
  formerIds: FormerIds | undefined,
  read: ReadQuery,
) {
  const player = currentId(formerIds, read("player"));
  const badge = read("badge");
  return {
    view: views.find((view) => view === read("view")) ?? viewOf(player, badge),
    /** The view behind the Details tab of phones. */
    details: player === undefined && badge !== undefined ? ("badge" as const) : ("person" as const),
    person: people.find(({ id }) => id === (player ?? firstPerson)),
    badge: badges.find(({ id }) => id === (badge ?? badges[0]?.id)),
    /** Ids in the address. */
    requested: { player, badge },
  };
}

export type QuestSelection = ReturnType<typeof readSelection>;
