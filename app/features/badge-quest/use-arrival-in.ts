import { type RefObject, useCallback } from "react";

/** What was pressed may be gone with the view that held it; the keyboard must not be left nowhere. */
function keepFocus(main: HTMLElement): void {
  const focused = document.activeElement;
  const isLost = focused === null || focused === document.body || !focused.checkVisibility();
  if (isLost) main.querySelector("h2")?.focus({ preventScroll: true });
}

/**
 * What a selection owes to its visitor: the top of what it shows, and a place for the keyboard. Back
 * and Forward owe neither: the browser returns to the place. To be called when a selection is made.
 */
export function useArrivalIn(main: RefObject<HTMLElement | null>, compact: boolean): () => void {
  return useCallback(() => {
    // By the next frame the new view stands.
    requestAnimationFrame(() => {
      if (main.current === null) return;
      if (compact) window.scrollTo(0, 0);
      else if (main.current.getBoundingClientRect().top < 0) main.current.scrollIntoView();
      keepFocus(main.current);
    });
  }, [main, compact]);
}
