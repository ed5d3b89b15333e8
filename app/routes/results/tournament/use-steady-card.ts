import { useCallback, useLayoutEffect, useRef } from "react";

/**
 * On phones a pressed card opens while another one above it closes. The pressed one stays where
 * the finger is: the page is scrolled by what the list above it lost.
 *
 * @param open changes with the card that is open
 * @returns to be told which card is pressed; always the same function
 */
export function useSteadyCard(open: string): (card: Element) => void {
  const pressed = useRef<{ card: Element; top: number; open: string }>(undefined);
  const now = useRef(open);
  useLayoutEffect(() => {
    now.current = open;
    if (pressed.current === undefined || pressed.current.open === open) return;
    const { card, top } = pressed.current;
    pressed.current = undefined;
    scrollBy({ top: card.getBoundingClientRect().top - top, behavior: "instant" });
  }, [open]);
  return useCallback((card) => {
    pressed.current = { card, top: card.getBoundingClientRect().top, open: now.current };
  }, []);
}
