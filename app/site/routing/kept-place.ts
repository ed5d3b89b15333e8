import { navigationApi } from "#app/ui/hooks/address.ts";

/**
 * The browser restores the scroll position of a document while it still has its prerendered, shorter view. So the
 * position is kept with the entry of the history, and found again once the view that the address asks for is rendered.
 */

interface EntryState {
  readonly scrollTop?: number;
}

/** Milliseconds without scrolling after which the position is kept. Safari allows 100 changes of an entry in 30 s. */
const SETTLED_MS = 400;

function keep(): void {
  const state: EntryState = { scrollTop: scrollY };
  const api = navigationApi();
  if (api !== undefined) api.updateCurrentEntry({ state });
  else history.replaceState(state, "");
}

/** Keeps the scroll position of each entry until the signal. */
export function keepPlace(signal: AbortSignal): void {
  let settling: number | undefined;
  const onScroll = () => {
    clearTimeout(settling);
    settling = window.setTimeout(keep, SETTLED_MS);
  };
  addEventListener("scroll", onScroll, { signal });
}

/** The scroll position of the visitor in this entry before, in px; 0 for a new one. */
export function keptPlace(): number {
  const api = navigationApi();
  const state: EntryState | null | undefined =
    api === undefined ? history.state : api.currentEntry?.getState();
  return state?.scrollTop ?? 0;
}
