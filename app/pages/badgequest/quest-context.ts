import { createContext, use } from "react";
import type { QuestLog } from "./shape-log.ts";
import type { Quest } from "./shape-quest.ts";
import type { QuestSelection } from "./selection.ts";
import type { Choose } from "./use-arrival-in.ts";

/** Context for every link and token of the page. */
export interface QuestContextValue {
  quest: Quest;
  /** URL of the pictures of the edition's people. */
  busts: string;
  /** URL of the sheet with a badge's token. */
  tokenSheet: (badge: string) => string;
  /** Names of the core values. */
  values: readonly string[];
  selection: QuestSelection;
  log: QuestLog;
  /** Called when a link to a person or badge is followed. */
  onChoose: Choose;
}

export const QuestContext = createContext<QuestContextValue | undefined>(undefined);

export function useQuestContext(): QuestContextValue {
  const context = use(QuestContext);
  if (context === undefined) throw new Error("This component works only on the Badge Quest page.");
  return context;
}
