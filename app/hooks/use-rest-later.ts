import { startTransition, useEffect, useState } from "react";
import { isPrerendered } from "./use-browser-value.ts";

/**
 * Whether a component may render parts that its first frame does not need: after that frame, or at once.
 *
 * @param isWholeAtOnce tells at the first render whether the first frame needs all of it
 */
export function useAfterFirstFrame(isWholeAtOnce: () => boolean): boolean {
  const [isWhole, setIsWhole] = useState(isWholeAtOnce);
  useEffect(() => {
    startTransition(() => {
      setIsWhole(true);
    });
  }, []);
  return isWhole;
}

/**
 * The beginning of a panel's list in its first frame, and all of it in the next: the frame is there sooner, and
 * what is below the edge of the panel or of the viewport was not seen. A prerendered list is whole from the start.
 *
 * @param items the whole list
 * @param first how many items the first frame has: as many as can be seen, and not many more
 */
export function useRestLater<T>(items: readonly T[], first: number): readonly T[] {
  return useAfterFirstFrame(isPrerendered) ? items : items.slice(0, first);
}
