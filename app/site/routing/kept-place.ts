import { navigationApi } from "#app/ui/hooks/address.ts";

/**
 * The browser restores the scroll position while the document still has its prerendered, shorter
 * view. So the position is stored in the history entry, and restored once the requested view is
 * rendered.
 */

interface EntryState {
  readonly scrollTop?: number;
}

/** Milliseconds without scrolling before the position is stored. */
const SETTLED_MS = 400;

function keep(state: EntryState = { scrollTop: scrollY }): void {
  const api = navigationApi();
  if (api !== undefined) api.updateCurrentEntry({ state });
  else history.replaceState(state, "");
}

/**
 * Stores the scroll position of each history entry until the signal aborts. While the visitor scrolls there is none, since
 * the last one would be wrong; Safari allows 100 history updates in 30 s.
 */
export function keepPlace(signal: AbortSignal): void {
  let settling: number | undefined;
  const onScroll = () => {
    if (settling === undefined) keep({});
    clearTimeout(settling);
    settling = window.setTimeout(() => {
      settling = undefined;
      keep();
    }, SETTLED_MS);
  };
  addEventListener("scroll", onScroll, { signal });
  // Chromium ignores changes of `history.state` this late, but not those of the Navigation API.
  addEventListener("pagehide", () => keep(), { signal });
}

/** The stored scroll position of the current history entry, in px; 0 for a new one. */
export function keptPlace(): number {
  const api = navigationApi();
  const state: EntryState | null | undefined =
    api === undefined ? history.state : api.currentEntry?.getState();
  return state?.scrollTop ?? 0;
}
