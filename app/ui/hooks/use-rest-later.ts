import { startTransition, use, useEffect, useState } from "react";
import { AddressContext, AppStateContext } from "./address.ts";

/** Whether the first frame of a component was shown; true from the start if that frame needs all of it. */
function useAfterFrame(isWholeAtOnce: boolean): boolean {
  const [isWhole, setIsWhole] = useState(isWholeAtOnce);
  useEffect(() => {
    startTransition(() => {
      setIsWhole(true);
    });
  }, []);
  return isWhole;
}

/**
 * Whether a page may render parts that its first frame does not need: after that frame, or at once. A page that does
 * not start at its top, after Back or for a link to a section, is whole at once, because everything above that place
 * needs its height; and so is a prerendered one.
 */
export function useAfterFirstFrame(): boolean {
  return useAfterFrame(!use(AddressContext).startsAtTop);
}

/**
 * The beginning of a panel's list in its first frame, and all of it in the next: the frame is there sooner, and
 * what is below the edge of the panel or of the viewport was not seen. A prerendered list is whole from the start.
 *
 * @param items the whole list
 * @param first how many items the first frame has: as many as can be seen, and not many more
 */
export function useRestLater<T>(items: readonly T[], first: number): readonly T[] {
  return useAfterFrame(!use(AppStateContext).isHydrated) ? items : items.slice(0, first);
}
