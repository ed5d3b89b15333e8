import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Takes over what was typed or chosen before the scripts arrived: it stands in the field already, and
 * nobody has heard of it.
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
