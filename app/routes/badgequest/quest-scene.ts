import { createContext } from "react";
import type { Quest } from "./quest.ts";
import type { QuestLog } from "./quest-log.ts";
import type { QuestSelection } from "./selection.ts";
import type { Choose } from "./use-arrival-in.ts";

/** Addresses of the art sheets. */
export interface QuestArt {
  busts: string;
  /** tokens of the season's badge set */
  badges: string;
  /** tokens of all other badges */
  otherBadges: string;
}

/** What every link and every token of the page needs to know. */
export interface QuestScene {
  quest: Quest;
  art: QuestArt;
  selection: QuestSelection;
  log: QuestLog;
  /** Told that a link to a person or a badge was followed. */
  onChoose: Choose;
}

/** Only the page itself provides it; its parts are never shown elsewhere. */
export const Scene = createContext<QuestScene | undefined>(undefined);
