import { type RefCallback, useCallback, useDeferredValue, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { isWholeAtOnce } from "#app/hooks/new-page.ts";

/** Lists up to this length are rendered whole, so that the browser's own search finds all of them. */
const WHOLE = 90;

/** First batch of hits in a longer list: laying out new rows takes most of a key press. */
const FOUND = 16;

/** How many items a viewport shows, at most: a key in a search is answered with these. */
const SEEN = 8;

/** How many items come at a time as the end of the list comes near. */
const STEP = 60;

/** How far below the viewport the end of the list is when more comes. */
const AHEAD = "400px";

/** How far each list was read in this visit. */
const read = new Map<string, number>();

interface RenderedItems<T> {
  /** Items to render, in the list's order. */
  readonly rendered: readonly T[];
  /** The visible ones among them; hide the others. */
  readonly shown: ReadonlySet<T>;
  /** For an element behind the last item; none when all that was found is shown. */
  readonly end: RefCallback<Element> | undefined;
}

interface SearchedItems<T> {
  /** The list that is searched. */
  readonly items: readonly T[];
  /** Items that match the search, in the list's order. */
  readonly found: readonly T[];
  /** How many items are shown before the end comes near; a long list has at least its beginning. */
  readonly least: number;
  /** Names a list that visitors find as long as they left it; none for what a search found. */
  readonly name: string | undefined;
}

/**
 * A list, or the beginning of a very long one, longer as its end comes near. What a search leaves out is hidden and
 * stays rendered: to remove it, and to render it again for another key, takes several frames.
 */
export function useRenderedItems<T>(list: SearchedItems<T>): RenderedItems<T> {
  const { items, found, least, name } = list;
  const [grown, setGrown] = useState(() => ({ found, length: read.get(name ?? "") ?? 0 }));
  const first = name === undefined && items.length > WHOLE ? FOUND : WHOLE;
  const length = Math.max(least, first, grown.found === found ? grown.length : 0);
  // The items further down, which no viewport shows yet, come right after the answer to the key or to the link.
  const [isWhole] = useState(isWholeAtOnce);
  const settled = useDeferredValue(found, isWhole ? found : []);
  const before = new Set(settled.slice(0, length));
  const shown = new Set(
    found.slice(0, length).filter((item, place) => place < SEEN || before.has(item)),
  );
  const [kept, setKept] = useState(() => ({
    items,
    rendered: new Set(isWhole ? items.slice(0, WHOLE) : []),
  }));
  const known = kept.items === items ? kept.rendered : new Set(items.slice(0, WHOLE));
  const isNew = kept.items !== items || Array.from(shown).some((item) => !known.has(item));
  const rendered = isNew ? new Set([...known, ...shown]) : known;
  if (isNew) setKept({ items, rendered });
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
    rendered: items.filter((item) => rendered.has(item)),
    shown,
    // The end of what the first frame shows is not the end of the list yet.
    end: hasMore && settled === found ? end : undefined,
  };
}
