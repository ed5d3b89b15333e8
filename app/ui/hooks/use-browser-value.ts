import { startTransition, use, useEffect, useState } from "react";
import { AppStateContext } from "./address.ts";

const subscribeToNothing = () => () => undefined;

/**
 * A value that only the browser knows, such as the viewport width. After hydration, its dependents
 * render again in a transition, so that the browser can respond to input meanwhile;
 * `useSyncExternalStore` would render them synchronously.
 *
 * @param read reads the value; must be stable
 * @param prerendered the value in the document, used until hydration
 *
 * @param subscribe calls the listener on changes and returns a cleanup function; must be stable
 */
export function useBrowserValue<T extends string | boolean | undefined>(
  read: () => T,
  prerendered: T,
  subscribe: (listener: () => void) => () => void = subscribeToNothing,
): T {
  const app = use(AppStateContext);
  const [value, setValue] = useState(() => (app.isHydrated ? read() : prerendered));
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
