import { navigationApi } from "#app/ui/hooks/address.ts";

/**
 * The browser restores the scroll position while the document still has its prerendered, shorter
 * view. So the position is stored in the history entry, and restored once the requested view is
 * rendered.
 */

interface EntryState {
  readonly scrollTop?: number;
}

/**
 * Milliseconds without scrolling before the position is stored. Safari allows 100 history updates
 * in 30 s.
 */
const SETTLED_MS = 400;

function keep(): void {
  const state: EntryState = { scrollTop: scrollY };
  const api = navigationApi();
  if (api !== undefined) api.updateCurrentEntry({ state });
  else history.replaceState(state, "");
}

/** Stores the scroll position of each history entry until the signal aborts. */
export function keepPlace(signal: AbortSignal): void {
  let settling: number | undefined;
  const onScroll = () => {
    clearTimeout(settling);
    settling = window.setTimeout(keep, SETTLED_MS);
  };
  addEventListener("scroll", onScroll, { signal });
}

/** The stored scroll position of the current history entry, in px; 0 for a new one. */
export function keptPlace(): number {
  const api = navigationApi();
  const state: EntryState | null | undefined =
    api === undefined ? history.state : api.currentEntry?.getState();
  return state?.scrollTop ?? 0;
}
