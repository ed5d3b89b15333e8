import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Reads text typed or an option chosen before hydration, when no event handler existed.
 *
 * @param value the field's value according to the page
 */
export function useEarlyEntry(
  field: RefObject<HTMLInputElement | HTMLSelectElement | null>,
  value: string,
  onChange: (value: string) => void,
): void {
  const isTaken = useRef(false);
  useLayoutEffect(() => {
    if (isTaken.current) return;
    isTaken.current = true;
    const early = field.current?.value ?? value;
    if (early !== value) onChange(early);
  }, [field, value, onChange]);
}
