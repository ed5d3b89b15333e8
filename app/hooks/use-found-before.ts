import { useState } from "react";

/**
 * What is listed, or, where nothing was found, what was found before: it stays drawn and unseen
 * (`.unseen`), so that a key that finds something again shows it in its own frame.
 *
 * @param listed what a search finds; `undefined` until there is something to search in
 */
export function useFoundBefore<T>(listed: readonly T[] | undefined): readonly T[] | undefined {
  const [kept, setKept] = useState(listed);
  if (listed?.length === 0) return kept;
  if (listed !== kept) setKept(listed);
  return listed;
}
