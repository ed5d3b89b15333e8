import { useBrowserValue } from "./use-browser-value.ts";

/**
 * Creates a hook that tells whether a media query matches. It is false in the prerendered page.
 *
 * @returns the hook that asks it
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
