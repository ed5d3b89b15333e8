import { startTransition, useEffect, useState } from "react";

let isTakenOver = false;

/** For the site itself: from its first effect on, pages are drawn by the browser only. */
export function useTakeOver(): void {
  useEffect(() => {
    isTakenOver = true;
  }, []);
}

/** Whether what is drawn now stands in the document already, and has to be as it stands there. */
export function isPrerendered(): boolean {
  return !isTakenOver;
}

const never = () => () => undefined;

/**
 * What only the browser knows, such as the width of its window. Once a prerendered page is taken
 * over, what depends on the value is drawn again in slices, between which the browser answers
 * presses; `useSyncExternalStore` would do it at one go.
 *
 * @param read asks the browser; always the same function
 * @param prerendered the value in the document, and until React has taken it over
 * @param subscribe tells the listener of changes and returns how to leave; always the same function
 */
export function useBrowserValue<T extends string | boolean | undefined>(
  read: () => T,
  prerendered: T,
  subscribe: (listener: () => void) => () => void = never,
): T {
  const [value, setValue] = useState(() => (isPrerendered() ? prerendered : read()));
  useEffect(() => {
    startTransition(() => {
      setValue(read());
    });
    return subscribe(() => {
      setValue(read());
    });
  }, [read, subscribe]);
  return value;
}
