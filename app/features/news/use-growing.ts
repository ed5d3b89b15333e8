import { type RefCallback, useCallback, useState } from "react";

/** So many items at a time: more than the tallest screen shows. */
const STEP = 90;

interface Growing<T> {
  shown: readonly T[];
  /** For an element behind the last item; none when all are shown. */
  end: RefCallback<Element> | undefined;
}

/** A long list is rendered as far as it is seen, and goes on before its end comes into view. */
export function useGrowing<T>(list: readonly T[]): Growing<T> {
  const [grown, setGrown] = useState({ list, count: STEP });
  const count = grown.list === list ? grown.count : STEP;
  const end = useCallback(
    (element: Element | null) => {
      if (element === null) return undefined;
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some((entry) => entry.isIntersecting)) {
            setGrown({ list, count: count + STEP });
          }
        },
        { rootMargin: "1500px" },
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
