const marker = "reloadedFrom";

/** Milliseconds, longer than leaving a page takes once the next one starts to load. */
const pause = 500;

function lastReload(state: unknown): unknown {
  return typeof state === "object" && state !== null && marker in state ? state[marker] : undefined;
}

/**
 * Reloads the page if it imports a script that a deployment has removed. The version it was reloaded from is
 * kept in the history entry's state: if the same version comes back, another reload would not help.
 */
export function reloadWhenScriptsAreGone(version: string): void {
  let waiting: number | undefined;
  const reload = () => {
    const state: unknown = history.state;
    // Without a connection a reload would take away a page that can still be read.
    if (!navigator.onLine || lastReload(state) === version) return;
    history.replaceState({ ...(typeof state === "object" ? state : {}), [marker]: version }, "");
    location.reload();
  };
  addEventListener("vite:preloadError", () => {
    clearTimeout(waiting);
    waiting = window.setTimeout(reload, pause);
  });
  // Firefox aborts pending scripts when a link is followed and reports them before the next page is
  // there: reloading at once would keep the visitor on the old page.
  addEventListener("pagehide", () => {
    clearTimeout(waiting);
  });
}
