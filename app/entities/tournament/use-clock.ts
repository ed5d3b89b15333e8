import { startTransition, useEffect, useState } from "react";
import type { Dates, DayState } from "#app/domain/today/day-state.ts";

/** The current time in milliseconds since 1970, and the state of the page's dates at that time. */
export interface Clock {
  readonly now: number;
  readonly state: DayState;
}

/**
 * Compares a page's dates with the current time. Undefined when prerendering, until `day-state.ts` has
 * loaded, and if the content has no dates. Updated when the next date is reached and when the tab
 * becomes visible.
 */
export function useClock(dates: Dates | undefined): Clock | undefined {
  const [clock, setClock] = useState<Clock>();
  useEffect(() => {
    if (dates === undefined) return undefined;
    let timer = 0;
    let isUnmounted = false;
    const update = async () => {
      clearTimeout(timer);
      const { findDayState, findNextUpdate } = await import("#app/domain/today/day-state.ts");
      if (isUnmounted) return;
      const now = Date.now();
      startTransition(() => {
        setClock({ now, state: findDayState(now, dates) });
      });
      timer = window.setTimeout(start, findNextUpdate(now, dates) - now);
    };
    // If the chunk fails to load, the page stays as prerendered, which is correct on any day.
    const start = () => void update().catch(() => undefined);
    const updateWhenVisible = () => {
      if (document.visibilityState === "visible") start();
    };
    start();
    document.addEventListener("visibilitychange", updateWhenVisible);
    return () => {
      isUnmounted = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", updateWhenVisible);
    };
  }, [dates]);
  return clock;
}
