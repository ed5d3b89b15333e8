import { currentId } from "#app/domain/former-ids.ts";
import type { FilterAsked } from "./badge-filter.ts";
import { paths } from "#app/paths.ts";
import type { Quest, QuestBadge, QuestPerson } from "./quest.ts";

/** The three views of the main panel. */
export type MainView = "person" | "team" | "badge";

/** Subject of the details panel. */
export type Details = Exclude<MainView, "team">;

/** The four tabs of the phone layout. */
export type PhoneTab = "home" | "leaderboard" | "badges" | "details";

/** The query as written, unchecked. */
export interface QuestAsked extends FilterAsked {
  edition?: string | undefined;
  view?: string | undefined;
  player?: string | undefined;
  badge?: string | undefined;
  tab?: string | undefined;
}

export interface QuestSelection {
  view: MainView;
  details: Details;
  tab: PhoneTab;
  /** None where the address asks for nobody, or for somebody who is not in the edition. */
  person: QuestPerson | undefined;
  /** None where it asks for nothing, or for a badge that is not known. */
  badge: QuestBadge | undefined;
  /** The part of the address that names nobody or nothing of the edition. */
  unknown: Pick<QuestAsked, "edition" | "player" | "badge">;
  /** The known part of the address, which links to other selections keep. */
  kept: Pick<QuestAsked, "edition" | "player" | "badge" | "value" | "have" | "order">;
}

const TABS: readonly PhoneTab[] = ["home", "leaderboard", "badges", "details"];

/** In the address: nobody, nothing selected. */
const NONE = "none";

const VIEWS: readonly MainView[] = ["person", "team", "badge"];

/** The view of an address that names none: that of whom or what it names. */
function namedView({ player, badge }: QuestAsked): MainView {
  if (player !== undefined) return "person";
  return badge === undefined ? "team" : "badge";
}

/** Details are about what the main panel shows; else about what is named; else about a person. */
function detailsOf(view: MainView, asked: QuestAsked): Details {
  if (view !== "team") return view;
  return namedView(asked) === "badge" ? "badge" : "person";
}

/** A link that names somebody or something opens her details on a phone. */
function defaultTab(view: MainView): PhoneTab {
  return view === "team" ? "home" : "details";
}

function misses(name: string | undefined, hit: unknown): boolean {
  return name !== undefined && name !== NONE && hit === undefined;
}

/**
 * Selection for an address. Without a name the first badge and the first player of the roster are selected;
 * with an unknown name, or with `none`, nothing is.
 *
 * @param others the badges of other editions, once they are here
 */
export function selectionOf(
  quest: Quest,
  asked: QuestAsked,
  others: readonly QuestBadge[] = [],
): QuestSelection {
  const { edition, badge = quest.badges[0]?.id } = asked;
  const player = currentId(quest.formerIds, asked.player);
  const view = VIEWS.find((one) => one === asked.view) ?? namedView(asked);
  const person = quest.people.find(({ id }) => id === (player ?? quest.firstPerson));
  const found = [...quest.badges, ...others].find(({ id }) => id === badge);
  return {
    view,
    details: detailsOf(view, asked),
    tab: TABS.find((tab) => tab === asked.tab) ?? defaultTab(view),
    person,
    badge: found,
    unknown: {
      edition: edition === undefined || edition === String(quest.year) ? undefined : edition,
      player: misses(player, person) ? player : undefined,
      badge: misses(asked.badge, found) ? badge : undefined,
    },
    kept: {
      edition: edition === String(quest.year) ? edition : undefined,
      value: asked.value,
      have: asked.have,
      order: asked.order,
      player: person && player,
      // A badge that is not in the set may be one of another edition.
      badge: asked.badge === NONE ? undefined : asked.badge,
    },
  };
}

/**
 * Another edition; whom and what the address names stays, in case that edition has them.
 *
 * @param year none for the edition that is shown first
 */
export function editionAddress({ view, kept }: QuestSelection, year: number | undefined): string {
  const edition = year === undefined ? undefined : String(year);
  return paths.badgequest({ ...kept, edition, view: written(view, kept) });
}

/** Selecting a person shows her details, in the main panel and on the Details tab. */
export function personAddress({ kept }: QuestSelection, player: string): string {
  return paths.badgequest({ view: "person", ...kept, player });
}

/** Selecting a badge does the same for the badge. */
export function badgeAddress({ kept }: QuestSelection, badge: string): string {
  return paths.badgequest({ view: "badge", ...kept, badge });
}

/** The view as it stands in an address: left out where nobody would miss it. */
function written(view: MainView, kept: QuestAsked): MainView | undefined {
  return view === "team" && namedView(kept) === "team" ? undefined : view;
}

/** A view of the main panel; who and what is selected stays selected. */
export function viewAddress({ kept }: QuestSelection, view: MainView): string {
  return paths.badgequest({ view: written(view, kept), ...kept });
}

/** A tab of the phone layout; the main panel stays what it is. */
export function tabAddress({ view, kept }: QuestSelection, tab: PhoneTab): string {
  return paths.badgequest({
    view: written(view, kept),
    ...kept,
    tab: tab === defaultTab(view) ? undefined : tab,
  });
}
