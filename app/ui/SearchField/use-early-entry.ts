import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Reads text that was typed, or an option that was chosen, before the scripts ran: it is in the field, but no
 * event was handled.
 *
 * @param value what the page believes to be in the field
 */
export function useEarlyEntry(
  field: RefObject<HTMLInputElement | HTMLSelectElement | null>,
  value: string,
  onChange: (value: string) => void,
): void {
  const taken = useRef(false);
  useLayoutEffect(() => {
    if (taken.current) return;
    taken.current = true;
    const early = field.current?.value ?? value;
    if (early !== value) onChange(early);
  }, [field, value, onChange]);
}
