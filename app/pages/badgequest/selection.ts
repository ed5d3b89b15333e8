import { currentId } from "#app/domain/former-ids.ts";
import { paths } from "#app/routes/paths.ts";
import type { RequestedFilter } from "./badge-filter.ts";
import type { QuestLog } from "./shape-log.ts";
import type { BadgeShape } from "#app/entities/badge/shape.ts";
import type { EditionShape, Quest } from "./shape-quest.ts";

/** An edition with its log and the sheet of its people's pictures. */
interface QuestEdition {
  readonly quest: EditionShape;
  readonly log: QuestLog;
  readonly busts: string;
}

/** All editions, the default one first. */
export type QuestEditions = readonly [QuestEdition, ...QuestEdition[]];

/** The edition of a year in the URL; the default one if there is none. */
export function editionIn(editions: QuestEditions, year: string | undefined): QuestEdition {
  return editions.find(({ quest }) => String(quest.year) === year) ?? editions[0];
}

/** Adds the facts of its badges, which all editions share, to an edition. */
export function addBadges(quest: EditionShape, badges: readonly BadgeShape[]): Quest {
  const byId = new Map(badges.map((badge) => [badge.id, badge]));
  return {
    ...quest,
    badges: quest.badges.flatMap(({ id, times }) => {
      const badge = byId.get(id);
      return badge === undefined ? [] : [{ ...badge, times }];
    }),
  };
}

/** The three views of the main panel. */
export const QUEST_VIEWS = ["person", "team", "badge"] as const;

export type MainView = (typeof QUEST_VIEWS)[number];

/** Subject of the details panel. */
export type DetailsKind = Exclude<MainView, "team">;

/** The four tabs of the phone layout. */
const QUEST_TABS = ["home", "leaderboard", "badges", "details"] as const;

export type PhoneTab = (typeof QUEST_TABS)[number];

/** The query as written, unchecked. */
export interface QuestQuery extends RequestedFilter {
  edition?: string | undefined;
  view?: string | undefined;
  player?: string | undefined;
  badge?: string | undefined;
  tab?: string | undefined;
}

/** URL value for "nothing selected". */
const NO_DETAILS = "none";

/** Default view for a URL: that of the person or badge it names. */
function namedView({ player, badge }: QuestQuery): MainView {
  if (player !== undefined) return "person";
  return badge === undefined ? "team" : "badge";
}

/** Subject of the details: from the main panel, else from the URL, else a person. */
function chooseDetails(view: MainView, query: QuestQuery): DetailsKind {
  if (view !== "team") return view;
  return namedView(query) === "badge" ? "badge" : "person";
}

/** Default tab on phones: details, if the URL names a person or badge. */
function defaultTab(view: MainView): PhoneTab {
  return view === "team" ? "home" : "details";
}

function misses(name: string | undefined, hit: unknown): boolean {
  return name !== undefined && name !== NO_DETAILS && hit === undefined;
}

/**
 * Selection for a URL. If the URL has no name, the first badge and the first player on the roster
 * are selected; for an unknown name or `none`, nothing is. `unknown` contains names that do not
 * exist, `kept` the values to preserve in links.
 */
export function readSelection(
  quest: Pick<Quest, "year" | "firstPerson" | "people" | "formerIds" | "badges">,
  query: QuestQuery,
) {
  const { edition, badge = quest.badges[0]?.id } = query;
  const player = currentId(quest.formerIds, query.player);
  const view = QUEST_VIEWS.find((view) => view === query.view) ?? namedView(query);
  const person = quest.people.find(({ id }) => id === (player ?? quest.firstPerson));
  const found = quest.badges.find(({ id }) => id === badge);
  return {
    view,
    details: chooseDetails(view, query),
    tab: QUEST_TABS.find((tab) => tab === query.tab) ?? defaultTab(view),
    person,
    badge: found,
    unknown: {
      edition: edition === undefined || edition === String(quest.year) ? undefined : edition,
      player: misses(player, person) ? player : undefined,
      badge: misses(query.badge, found) ? badge : undefined,
    },
    kept: {
      edition: edition === String(quest.year) ? edition : undefined,
      value: query.value,
      have: query.have,
      order: query.order,
      player: person && player,
      // A badge outside the set may belong to another edition.
      badge: query.badge === NO_DETAILS ? undefined : query.badge,
    },
  };
}

export type QuestSelection = ReturnType<typeof readSelection>;

/**
 * URL of another edition with the same person and badge.
 *
 * @param year undefined for the default edition
 */
export function editionAddress({ view, kept }: QuestSelection, year: number | undefined): string {
  const edition = year === undefined ? undefined : String(year);
  return paths.badgequest({ ...kept, edition, view: viewParameter(view, kept) });
}

/** URL of a person's details, in the main panel and on the Details tab. */
export function personAddress({ kept }: QuestSelection, player: string): string {
  return paths.badgequest({ view: "person", ...kept, player });
}

/** URL of a badge's details. */
export function badgeAddress({ kept }: QuestSelection, badge: string): string {
  return paths.badgequest({ view: "badge", ...kept, badge });
}

/** The view as a URL parameter; undefined for the default. */
function viewParameter(view: MainView, kept: QuestQuery): MainView | undefined {
  return view === "team" && namedView(kept) === "team" ? undefined : view;
}

/** URL of a view of the main panel with the same person and badge. */
export function viewAddress({ kept }: QuestSelection, view: MainView): string {
  return paths.badgequest({ view: viewParameter(view, kept), ...kept });
}

/** URL of a phone tab with the same view in the main panel. */
export function tabAddress({ view, kept }: QuestSelection, tab: PhoneTab): string {
  return paths.badgequest({
    view: viewParameter(view, kept),
    ...kept,
    tab: tab === defaultTab(view) ? undefined : tab,
  });
}
