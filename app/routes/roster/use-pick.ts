import { type RefObject, useEffect, useRef } from "react";

/** The header that stays on top covers this much of the window. */
const COVERED = 96;

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= COVERED && bottom <= window.innerHeight;
}

/**
 * What a press on a person owes to the one who pressed: she is brought into view, and if the
 * pressed link is gone, her name gets the focus that went with it. Call the result at the press.
 */
export function usePick(stage: RefObject<HTMLElement | null>): () => void {
  const picked = useRef(false);
  useEffect(() => {
    const heading = stage.current?.querySelector<HTMLElement>("h2");
    if (!picked.current || heading == null) return;
    picked.current = false;
    if (document.activeElement === document.body) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
    if (!isInView(heading)) stage.current?.scrollIntoView({ block: "start" });
  });
  return () => {
    picked.current = true;
  };
}
