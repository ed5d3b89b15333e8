import { createContext } from "react";
import type { Quest } from "./quest.ts";
import type { QuestBadges } from "./quest-edition.ts";
import type { QuestLog } from "./quest-log.ts";
import type { QuestSelection } from "./selection.ts";
import type { Choose } from "./use-arrival-in.ts";

/** Context for every link and token of the page. */
export interface QuestScene {
  quest: Quest;
  /** Address of the pictures of the edition's people. */
  busts: string;
  /** The address of the sheet that has a badge's token. */
  tokenSheet: (badge: string) => string;
  values: QuestBadges["values"];
  rules: QuestBadges["rules"];
  selection: QuestSelection;
  log: QuestLog;
  /** Told that a link to a person or a badge was followed. */
  onChoose: Choose;
}

/** Only the page itself provides it; its parts are never shown elsewhere. */
export const Scene = createContext<QuestScene | undefined>(undefined);
