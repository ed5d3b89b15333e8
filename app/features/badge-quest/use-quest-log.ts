import { useArchive } from "#app/hooks/use-archive.ts";
import type { QuestLog } from "./quest-log.ts";
import { useScene } from "./use-scene.ts";

/**
 * The award log, fetched when details are first shown; none until it is here. A log that cannot be
 * fetched is thrown, so that the panel says so.
 */
export function useQuestLog(): QuestLog | undefined {
  const { data, failed } = useArchive(useScene().log, true);
  if (failed) throw new Error("The award log could not be fetched.");
  return data;
}
