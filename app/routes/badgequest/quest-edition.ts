import type { Quest } from "./quest.ts";
import type { QuestLog } from "./quest-log.ts";

/** An edition with its log and the address of its people's pictures. */
export interface QuestEdition {
  readonly quest: Quest;
  readonly log: QuestLog;
  readonly busts: string;
}

/** Badge data shared by all editions. */
export interface QuestBadges {
  /** The names of the core values. */
  readonly values: readonly string[];
  /** Rule of each badge, by its id. */
  readonly rules: Readonly<Record<string, string>>;
  /** Addresses of the tokens: those of the default edition's set, and all others. */
  readonly tokens: { readonly first: string; readonly others: string };
}

/** The editions that the page can show, the default one first. */
export type QuestEditions = readonly [QuestEdition, ...QuestEdition[]];

/** The edition that an address asks for by its year; the default one where there is no such. */
export function editionIn(editions: QuestEditions, asked: string | undefined): QuestEdition {
  return editions.find(({ quest }) => String(quest.year) === asked) ?? editions[0];
}
