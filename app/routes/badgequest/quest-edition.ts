import type { Quest } from "./quest.ts";
import type { QuestArt } from "./quest-scene.ts";
import type { QuestLog } from "./quest-log.ts";

/** An edition with its log and its pictures. */
export interface QuestEdition {
  readonly quest: Quest;
  readonly log: QuestLog;
  readonly art: QuestArt;
}

/** The editions that the page can show, the default one first. */
export type QuestEditions = readonly [QuestEdition, ...QuestEdition[]];

/** The edition that an address asks for by its year; the default one where there is no such. */
export function editionIn(editions: QuestEditions, asked: string | undefined): QuestEdition {
  return editions.find(({ quest }) => String(quest.year) === asked) ?? editions[0];
}
