import { useSyncExternalStore } from "react";

/** Three panels beside each other need 1100 px; below, they are tabs. The styles ask the same. */
const query = "(width < 1100px)";

function subscribe(listener: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener("change", listener);
  return () => {
    list.removeEventListener("change", listener);
  };
}

/** Whether the panels are tabs. During hydration it is not known and taken for no. */
export function useCompact(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
