import { type RefObject, useCallback, useEffect, useRef } from "react";

/** Height of the header, in px. */
const HEADER_PX = 72;

/** Whether the focused element was removed or hidden. */
function isFocusLost(): boolean {
  const focused = document.activeElement;
  return focused === null || focused === document.body || !focused.checkVisibility();
}

/** Height of the part of the column above the viewport. */
function heightAbove(column: HTMLElement): number {
  return Math.max(0, HEADER_PX - column.getBoundingClientRect().top);
}

/**
 * Scrolls to a new selection and focuses it. A link in a side panel opens it at the current scroll
 * position; one inside the column scrolls to its top. On Back and Forward the browser restores the
 * position.
 *
 * @returns handler for links that select something
 */
export function useArrivalIn(column: RefObject<HTMLElement | null>, isCompact: boolean): Choose {
  const from = useRef(0);
  const startAt = useCallback(
    (offset: number) => {
      from.current = offset;
      column.current?.style.setProperty("--from", `${offset}px`);
    },
    [column],
  );
  useEffect(() => {
    // Scrolling up moves the start of the column up too, so that there is no gap above it.
    const lower = () => {
      if (from.current > 0 && column.current !== null) {
        startAt(Math.min(from.current, heightAbove(column.current)));
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
      // The new view is rendered by the next frame.
      requestAnimationFrame(() => {
        if (column.current === null) return;
        const above = heightAbove(column.current) - from.current;
        if (isCompact) window.scrollTo(0, 0);
        else if (above > 0 && isInside === true) window.scrollBy(0, -above);
        else if (above > 0) startAt(from.current + above);
        // The details may be many tab stops away from the link.
        if (pressed !== undefined || isFocusLost()) {
          column.current.querySelector("h2")?.focus({ preventScroll: true });
        }
      });
    },
    [column, isCompact, startAt],
  );
}

/** Called with the followed link; without an argument for a tab. */
export type Choose = (pressed?: { currentTarget: Element }) => void;
