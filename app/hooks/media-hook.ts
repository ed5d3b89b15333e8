import { useBrowserValue } from "./use-browser-value.ts";

/**
 * Whether a media query holds. In the prerendered page it is not known and taken for no.
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
