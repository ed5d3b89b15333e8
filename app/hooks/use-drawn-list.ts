import { type RefCallback, useCallback, useState } from "react";

/** How many items come at a time as the end of the list comes near. */
const STEP = 60;

/** Before the end of the list comes into view. */
const AHEAD = "600px";

interface DrawnList<T> {
  /** What is drawn, in the order of the list. */
  readonly drawn: readonly T[];
  /** What of it can be seen; the others are to be hidden. */
  readonly shown: ReadonlySet<T>;
  /** For an element behind the last item; none when all that was found is shown. */
  readonly end: RefCallback<Element> | undefined;
}

/** How much of what was found is shown: the first, and as far as it is drawn already. */
function lengthOf<T>(found: readonly T[], drawn: ReadonlySet<T>, first: number): number {
  const missing = found.findIndex((item) => !drawn.has(item));
  return missing === -1 ? found.length : Math.max(missing, first);
}

/**
 * The beginning of a long list, longer as its end comes near. What a search leaves out is hidden and
 * stays drawn: to take it away, and to draw it again for another key, takes several frames.
 *
 * @param all the list that is searched
 * @param found what the search leaves of it, in its order
 * @param first how many items are drawn, if there are so many, before the end comes near
 */
export function useDrawnList<T>(
  all: readonly T[],
  found: readonly T[],
  first: number,
): DrawnList<T> {
  const [kept, setKept] = useState(() => ({ all, drawn: new Set<T>() }));
  const before = kept.all === all ? kept.drawn : new Set<T>();
  const length = lengthOf(found, before, first);
  const shown = new Set(found.slice(0, length));
  const isNew = kept.all !== all || found.slice(0, length).some((item) => !before.has(item));
  const drawn = isNew ? new Set([...before, ...shown]) : before;
  if (isNew) setKept({ all, drawn });
  const end = useCallback(
    (element: Element | null) => {
      if (element === null) return undefined;
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some((entry) => entry.isIntersecting)) return;
          const more = found.slice(length, length + STEP);
          setKept((now) => ({ all, drawn: new Set([...now.drawn, ...more]) }));
        },
        { rootMargin: AHEAD },
      );
      observer.observe(element);
      return () => {
        observer.disconnect();
      };
    },
    [all, found, length],
  );
  return {
    drawn: all.filter((item) => drawn.has(item)),
    shown,
    end: length < found.length ? end : undefined,
  };
}
