/** Events that the browser and wouter dispatch when the address changes. */
const changes = ["popstate", "pushState", "replaceState"] as const;

/** Calls the listener whenever the address changes, and returns how to unsubscribe. */
export function onAddressChange(listener: () => void): () => void {
  for (const change of changes) addEventListener(change, listener);
  return () => {
    for (const change of changes) removeEventListener(change, listener);
  };
}
