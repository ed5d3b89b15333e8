import { startTransition, useEffect, useState } from "react";
import { isPrerendered } from "./use-browser-value.ts";

/**
 * Whether the rest of something is rendered with its beginning: from the second frame on, or at once.
 *
 * @param isThere tells at the first render whether the rest is there at once
 */
export function useRest(isThere: () => boolean): boolean {
  const [isWhole, setIsWhole] = useState(isThere);
  useEffect(() => {
    startTransition(() => {
      setIsWhole(true);
    });
  }, []);
  return isWhole;
}

/**
 * The beginning of a list in its first frame, and all of it in the next: the frame is there sooner, and
 * what is below the edge of a panel or a viewport was not seen. A prerendered list is whole from the start.
 *
 * @param items the whole list
 * @param first how many items the first frame has: as many as can be seen, and not many more
 * @param isThere tells at the first render whether the list is whole at once
 */
export function useRestLater<T>(
  items: readonly T[],
  first: number,
  isThere: () => boolean = isPrerendered,
): readonly T[] {
  return useRest(isThere) ? items : items.slice(0, first);
}
