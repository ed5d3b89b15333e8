import { useEffect, useRef } from "react";

/**
 * After a press on a link to a view, moves the focus to the view's heading, which also scrolls there.
 *
 * @returns the region of the view, and the handler of the links
 */
export function useFocusOnHeading() {
  const region = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  useEffect(() => {
    if (!isPressed.current) return;
    isPressed.current = false;
    region.current?.querySelector<HTMLElement>("h2[tabindex]")?.focus();
  });
  return {
    region,
    onPress: () => {
      isPressed.current = true;
    },
  };
}
