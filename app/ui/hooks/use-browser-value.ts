import { useSyncExternalStore } from "react";

const subscribeToNothing = () => () => undefined;

/**
 * A value that only the browser knows, such as whether the window is wide.
 *
 * @param read reads the value; must be stable
 * @param prerendered the value in the document, used until hydration
 * @param subscribe calls the listener on changes and returns a cleanup function; must be stable
 */
export function useBrowserValue<T extends string | boolean | undefined>(
  read: () => T,
  prerendered: T,
  subscribe: (listener: () => void) => () => void = subscribeToNothing,
): T {
  return useSyncExternalStore(subscribe, read, () => prerendered);
}

const getTrue = () => true;

/** Whether scripts run; false when prerendering, so that pages work without scripts. */
export function useScripts(): boolean {
  return useBrowserValue<boolean>(getTrue, false);
}
