import { type RefCallback, useCallback, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { isPrerendered } from "./use-browser-value.ts";

/** How many items of a list are drawn, seen or not: more than any season has. */
export const WHOLE = 90;

/** How many items come at a time as the end of the list comes near. */
const STEP = 60;

/** How far below the window the end of the list is when more comes; a brief one ends just there. */
const AHEAD = { whole: "400px", brief: "50px" } as const;

/** How far each list was read in this visit. */
const read = new Map<string, number>();

/**
 * How many items of a list the window shows, and not many more: enough for the time in which
 * somebody types, as these change with every key. A page that is prerendered has no window.
 *
 * @param each the least height of an item with its share of what stands above the list, px
 */
export function onScreen(each: number): number {
  return isPrerendered() ? WHOLE : Math.ceil(innerHeight / each);
}

interface DrawnList<T> {
  /** What is drawn, in the order of the list. */
  readonly drawn: readonly T[];
  /** What of it can be seen; the others are to be hidden. */
  readonly shown: ReadonlySet<T>;
  /** For an element behind the last item; none when all that was found is shown. */
  readonly end: RefCallback<Element> | undefined;
}

/**
 * The beginning of a long list, longer as its end comes near. What a search leaves out is hidden and
 * stays drawn: to take it away, and to draw it again for another key, takes several frames.
 *
 * @param all the list that is searched
 * @param found what the search leaves of it, in its order
 * @param first how many items are shown before the end comes near: as many as are seen at once and
 *   not many more, where they change with every key
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
  const shown = new Set(found.slice(0, length));
  const [kept, setKept] = useState(() => ({ all, drawn: new Set(all.slice(0, WHOLE)) }));
  const before = kept.all === all ? kept.drawn : new Set(all.slice(0, WHOLE));
  const isNew = kept.all !== all || Array.from(shown).some((item) => !before.has(item));
  const drawn = isNew ? new Set([...before, ...shown]) : before;
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
        { rootMargin: AHEAD[name === undefined ? "brief" : "whole"] },
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
