import { useEffect, useState } from "react";
import type { QuestLog } from "./quest-log.ts";

export type LoadLog = () => Promise<QuestLog>;

/**
 * The award log, fetched when details are first shown; none until it is here. A log that cannot be
 * fetched is thrown, so that the panel says so.
 */
export function useQuestLog(load: LoadLog): QuestLog | undefined {
  const [log, setLog] = useState<QuestLog>();
  const [failure, setFailure] = useState<Error>();
  useEffect(() => {
    let left = false;
    load().then(
      (loaded) => {
        if (!left) setLog(loaded);
      },
      (cause: unknown) => {
        if (!left) setFailure(new Error("The award log could not be fetched.", { cause }));
      },
    );
    return () => {
      left = true;
    };
  }, [load]);
  if (failure !== undefined) throw failure;
  return log;
}
