import { useBrowserValue } from "./use-browser-value.ts";

/**
 * Creates a hook that returns whether a media query matches. It returns false when prerendering.
 *
 * @returns the hook
 */
export function mediaHook(query: string): () => boolean {
  const read = () => matchMedia(query).matches;
  const subscribe = (listener: () => void) => {
    const list = matchMedia(query);
    list.addEventListener("change", listener);
    return () => {
      list.removeEventListener("change", listener);
    };
  };
  return () => useBrowserValue(read, false, subscribe);
}
