import { type RefCallback, useCallback, useDeferredValue, useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** Lists up to this length are drawn whole, so that the browser's own search finds all of them. */
export const WHOLE = 90;

/** How many items a window shows, at most: a key in a search is answered with these. */
const SEEN = 8;

/** How many items come at a time as the end of the list comes near. */
const STEP = 60;

/** How far below the window the end of the list is when more comes. */
const AHEAD = "400px";

/** How far each list was read in this visit. */
const read = new Map<string, number>();

interface DrawnList<T> {
  /** What is drawn, in the order of the list. */
  readonly drawn: readonly T[];
  /** What of it can be seen; the others are to be hidden. */
  readonly shown: ReadonlySet<T>;
  /** For an element behind the last item; none when all that was found is shown. */
  readonly end: RefCallback<Element> | undefined;
}

/**
 * A list, or the beginning of a very long one, longer as its end comes near. What a search leaves out is hidden and
 * stays drawn: to take it away, and to draw it again for another key, takes several frames.
 *
 * @param all the list that is searched
 * @param found what the search leaves of it, in its order
 * @param first how many items are shown before the end comes near, at least `WHOLE`
 * @param name of the list: who comes back to it finds it as long as it was left; none for what a
 *   search found
 */
export function useDrawnList<T>(
  all: readonly T[],
  found: readonly T[],
  first: number,
  name: string | undefined,
): DrawnList<T> {
  const [grown, setGrown] = useState(() => ({ found, length: read.get(name ?? "") ?? 0 }));
  const length = Math.max(first, grown.found === found ? grown.length : 0);
  // The items further down, which no window shows yet, come right after the answer to the key.
  const settled = useDeferredValue(found);
  const before = new Set(settled.slice(0, length));
  const shown = new Set(
    found.slice(0, length).filter((item, place) => place < SEEN || before.has(item)),
  );
  const [kept, setKept] = useState(() => ({ all, drawn: new Set(all.slice(0, WHOLE)) }));
  const known = kept.all === all ? kept.drawn : new Set(all.slice(0, WHOLE));
  const isNew = kept.all !== all || Array.from(shown).some((item) => !known.has(item));
  const drawn = isNew ? new Set([...known, ...shown]) : known;
  if (isNew) setKept({ all, drawn });
  const end = useCallback(
    (element: Element | null) => {
      if (element === null) return undefined;
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some((entry) => entry.isIntersecting)) return;
          setGrown({ found, length: length + STEP });
          if (name !== undefined) read.set(name, length + STEP);
        },
        { rootMargin: AHEAD },
      );
      observer.observe(element);
      return () => {
        observer.disconnect();
      };
    },
    [found, length, name],
  );
  const hasMore = length < found.length;
  useEffect(() => {
    if (!hasMore) return undefined;
    // On paper nothing comes near: all of it is printed.
    const showAll = () => {
      flushSync(() => {
        setGrown({ found, length: found.length });
      });
    };
    addEventListener("beforeprint", showAll);
    return () => {
      removeEventListener("beforeprint", showAll);
    };
  }, [found, hasMore]);
  return {
    drawn: all.filter((item) => drawn.has(item)),
    shown,
    end: hasMore ? end : undefined,
  };
}
