import { useSyncExternalStore } from "react";

/** The one breakpoint at which behaviour, not only looks, differs. The styles ask the same. */
const query = "(width < 900px)";

function subscribe(listener: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener("change", listener);
  return () => {
    list.removeEventListener("change", listener);
  };
}

/** Whether the phone's layout is on. During hydration it is not known and taken for a wide one. */
export function usePhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
