const marker = "reloadedFrom";

/** Milliseconds: longer than a page takes to go once the next one has begun to arrive. */
const pause = 500;

function lastReload(state: unknown): unknown {
  return typeof state === "object" && state !== null && marker in state ? state[marker] : undefined;
}

/**
 * After a deployment an open page may ask for a script that is gone; the page is then loaded anew.
 * What it was loaded anew from is noted in this entry of the browser's history: where the same
 * version came back, another reload would not help. Nothing is stored beyond the window.
 */
export function reloadWhenScriptsAreGone(version: string): void {
  let waiting: number | undefined;
  const reload = () => {
    const state: unknown = history.state;
    // Without a connection a reload would take away what can still be read.
    if (!navigator.onLine || lastReload(state) === version) return;
    history.replaceState({ ...(typeof state === "object" ? state : {}), [marker]: version }, "");
    location.reload();
  };
  addEventListener("vite:preloadError", () => {
    clearTimeout(waiting);
    waiting = window.setTimeout(reload, pause);
  });
  // Firefox gives up the scripts that are on their way when a link is followed, and says so before
  // the next page is there: a reload at once would hold the visitor back.
  addEventListener("pagehide", () => {
    clearTimeout(waiting);
  });
}
