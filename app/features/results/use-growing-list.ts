import { type RefObject, useEffect, useRef, useState } from "react";

/** More than any season has, and more than a screen shows. */
const STEP = 60;

/** What a search found changes with every key, and more than this is not seen at once. */
const FIRST_FOUND = 40;

/** Well before the end of the list comes into view. */
const AHEAD = "2000px";

export interface GrowingList<T> {
  readonly shown: readonly T[];
  /** Stands after the last item: the list grows when it comes near. */
  readonly end: RefObject<HTMLDivElement | null>;
}

/**
 * The beginning of a long list, longer as its end comes near, with the wanted item always in it.
 *
 * @param found whether the list is what a search found: it begins with fewer
 */
export function useGrowingList<T>(
  items: readonly T[],
  isWanted: (item: T) => boolean,
  found: boolean,
): GrowingList<T> {
  const first = found ? FIRST_FOUND : STEP;
  const [grown, setGrown] = useState({ items, length: first });
  const end = useRef<HTMLDivElement>(null);
  // Another list begins anew.
  const length = grown.items === items ? grown.length : first;
  const shown = Math.max(length, items.findIndex(isWanted) + 1);
  const isComplete = shown >= items.length;
  useEffect(() => {
    if (isComplete || end.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        setGrown({ items, length: shown + STEP });
      },
      { rootMargin: AHEAD },
    );
    observer.observe(end.current);
    return () => {
      observer.disconnect();
    };
  }, [items, isComplete, shown]);
  return { shown: items.slice(0, shown), end };
}
