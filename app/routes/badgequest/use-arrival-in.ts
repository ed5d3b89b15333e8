import { type RefObject, useCallback, useEffect, useRef } from "react";

/** Lower edge of the page's bar. */
const BAR = 72;

/** Whether what had the focus is gone, with the view that held it. */
function isFocusLost(): boolean {
  const focused = document.activeElement;
  return focused === null || focused === document.body || !focused.checkVisibility();
}

/** How much of the column has gone behind the bar. */
function gone(column: HTMLElement): number {
  return Math.max(0, BAR - column.getBoundingClientRect().top);
}

/**
 * Scrolls a new selection to its top and moves the focus there. A pick in a panel beside the column opens
 * where the visitor is, however far down; one inside the column scrolls back to its top. Back and Forward do
 * neither: the browser restores the position.
 *
 * @returns to be called with what was pressed when a selection is made
 */
export function useArrivalIn(column: RefObject<HTMLElement | null>, compact: boolean): Choose {
  const from = useRef(0);
  const startAt = useCallback(
    (place: number) => {
      from.current = place;
      column.current?.style.setProperty("--from", `${place}px`);
    },
    [column],
  );
  useEffect(() => {
    // On the way up the column's beginning comes along, so that nothing is missing above it.
    const lower = () => {
      if (from.current > 0 && column.current !== null) {
        startAt(Math.min(from.current, gone(column.current)));
      }
    };
    addEventListener("scroll", lower, { passive: true });
    return () => {
      removeEventListener("scroll", lower);
    };
  }, [column, startAt]);
  return useCallback(
    (pressed) => {
      const isInside = pressed === undefined || column.current?.contains(pressed.currentTarget);
      // By the next frame the new view stands.
      requestAnimationFrame(() => {
        if (column.current === null) return;
        const above = gone(column.current) - from.current;
        if (compact) window.scrollTo(0, 0);
        else if (above > 0 && isInside === true) window.scrollBy(0, -above);
        else if (above > 0) startAt(from.current + above);
        // The details may be many stops away from the link that leads to them.
        if (pressed !== undefined || isFocusLost()) {
          column.current.querySelector("h2")?.focus({ preventScroll: true });
        }
      });
    },
    [column, compact, startAt],
  );
}

/** Told of the link that was followed; of none where it was a tab. */
export type Choose = (pressed?: { currentTarget: Element }) => void;
