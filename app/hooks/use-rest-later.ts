import { startTransition, useEffect, useState } from "react";
import { isPrerendered } from "./use-browser-value.ts";

/**
 * The beginning of a list in the first frame of a page that a link leads to, and all of it in the
 * next: the page is there sooner, and what is below a panel's edge was not seen. A prerendered page
 * has all of the list from the start.
 *
 * @param items the whole list
 * @param first how many items the first frame has: as many as a panel shows, and not many more
 */
export function useRestLater<T>(items: readonly T[], first: number): readonly T[] {
  const [isWhole, setIsWhole] = useState(isPrerendered);
  useEffect(() => {
    startTransition(() => {
      setIsWhole(true);
    });
  }, []);
  return isWhole ? items : items.slice(0, first);
}
