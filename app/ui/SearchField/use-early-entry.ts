import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Once, on hydration: reports what was typed or chosen before, when the field had no event handler yet.
 *
 * @param value the field's value according to the page
 */
export function useEarlyEntry(
  field: RefObject<HTMLInputElement | HTMLSelectElement | null>,
  value: string,
  onChange: (value: string) => void,
): void {
  const isReported = useRef(false);
  useLayoutEffect(() => {
    if (isReported.current) return;
    isReported.current = true;
    const entered = field.current?.value ?? value;
    if (entered !== value) onChange(entered);
  }, [field, value, onChange]);
}
