import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

const isDisabledButton = (target: unknown) =>
  target instanceof HTMLButtonElement && target.disabled;

/**
 * A button of a region that has just been disabled hands its focus to the one that leads back. Some browsers leave
 * the focus on the disabled button, others take it away at once.
 */
export function useFocusOfDisabled(region: RefObject<HTMLElement | null>): void {
  const isLost = useRef(false);
  useEffect(() => {
    const element = region.current;
    const leave = ({ target }: FocusEvent) => {
      isLost.current = isDisabledButton(target);
    };
    element?.addEventListener("focusout", leave);
    return () => element?.removeEventListener("focusout", leave);
  }, [region]);
  useLayoutEffect(() => {
    const focused = document.activeElement;
    const isHeld = isDisabledButton(focused) && region.current?.contains(focused) === true;
    if (!isLost.current && !isHeld) return;
    isLost.current = false;
    region.current?.querySelector<HTMLElement>("button:enabled")?.focus();
  });
}
