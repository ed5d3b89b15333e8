import { startTransition, use, useEffect, useState } from "react";
import { AppStateContext } from "./address.ts";

const never = () => () => undefined;

/**
 * A value that only the browser knows, such as the width of its viewport. After hydration its dependents
 * render again in a transition, so that the browser can respond to input in between; `useSyncExternalStore`
 * would render them synchronously.
 *
 * @param read asks the browser; always the same function
 * @param prerendered the value in the document, and until it is hydrated
 * @param subscribe calls the listener at changes and returns how to unsubscribe; always the same function
 */
export function useBrowserValue<T extends string | boolean | undefined>(
  read: () => T,
  prerendered: T,
  subscribe: (listener: () => void) => () => void = never,
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
