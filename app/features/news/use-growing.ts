import { type RefCallback, useCallback, useState } from "react";

/** How many items come at a time. */
const STEP = 60;

interface Growing<T> {
  shown: readonly T[];
  /** For an element behind the last item; none when all are shown. */
  end: RefCallback<Element> | undefined;
}

/**
 * A long list is rendered as far as it is seen, and goes on before its end comes into view.
 *
 * @param first how many items to begin with: few where the list changes with every letter typed
 */
export function useGrowing<T>(list: readonly T[], first: number): Growing<T> {
  const [grown, setGrown] = useState({ list, count: first });
  const count = grown.list === list ? grown.count : first;
  const end = useCallback(
    (element: Element | null) => {
      if (element === null) return undefined;
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some((entry) => entry.isIntersecting)) {
            setGrown({ list, count: count + STEP });
          }
        },
        { rootMargin: "600px" },
      );
      observer.observe(element);
      return () => {
        observer.disconnect();
      };
    },
    [list, count],
  );
  return { shown: list.slice(0, count), end: count < list.length ? end : undefined };
}
