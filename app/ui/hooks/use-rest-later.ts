import { startTransition, use, useEffect, useState } from "react";
import { AddressContext, AppStateContext } from "./address.ts";

/**
 * Whether the component's first frame was shown; true from the start if that frame must be
 * complete.
 */
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
 * Whether a page may render parts that its first frame does not need: after that frame, or at once.
 * Prerendered pages and pages that do not start at the top, after Back or with a link to a section,
 * are complete at once, because the scroll position depends on everything above it.
 */
export function useAfterFirstFrame(): boolean {
  return useAfterFrame(!use(AddressContext).startsAtTop);
}

/**
 * Returns the start of a list for the first frame and the whole list for the next, so that the
 * first frame appears sooner. A prerendered list is complete from the start.
 *
 * @param items the whole list
 * @param first number of items in the first frame, just enough to fill
 * the panel or the viewport
 */
export function useRestLater<T>(items: readonly T[], first: number): readonly T[] {
  return useAfterFrame(!use(AppStateContext).isHydrated) ? items : items.slice(0, first);
}
