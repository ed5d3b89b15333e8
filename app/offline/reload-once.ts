const marker = "reloadedFrom";

function lastReload(state: unknown): unknown {
  return typeof state === "object" && state !== null && marker in state ? state[marker] : undefined;
}

/**
 * After a deployment an open page may ask for a script that is gone; the page is then loaded anew.
 * What it was loaded anew from is noted in this entry of the browser's history: where the same
 * version came back, another reload would not help. Nothing is stored beyond the window.
 */
export function reloadWhenScriptsAreGone(version: string): void {
  addEventListener("vite:preloadError", () => {
    const state: unknown = history.state;
    // Without a connection a reload would take away what can still be read.
    if (!navigator.onLine || lastReload(state) === version) return;
    history.replaceState({ ...(typeof state === "object" ? state : {}), [marker]: version }, "");
    location.reload();
  });
}
