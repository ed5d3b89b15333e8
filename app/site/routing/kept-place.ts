/**
 * The browser restores the scroll position of a document while it still has its prerendered, shorter view. So the
 * position is kept with the entry of the history, and found again once the view that the address asks for is rendered.
 */

interface EntryState {
  readonly scrollTop?: number;
}

/** Milliseconds without scrolling after which the position is kept. Safari allows 100 changes of an entry in 30 s. */
const SETTLED_MS = 400;

const hasEntries = () => "navigation" in window;

function keep(href: string): void {
  // The scrolling may have been that of an entry that was left meanwhile.
  if (location.href !== href) return;
  const state: EntryState = { scrollTop: scrollY };
  if (hasEntries()) navigation.updateCurrentEntry({ state });
  else history.replaceState(state, "");
}

/** Keeps the scroll position of each entry until the signal. */
export function keepPlace(signal: AbortSignal): void {
  let settling: number | undefined;
  const onScroll = () => {
    clearTimeout(settling);
    settling = window.setTimeout(keep, SETTLED_MS, location.href);
  };
  addEventListener("scroll", onScroll, { passive: true, signal });
}

/** Returns how to scroll to where the visitor was in this entry, if the page was too short for that until then. */
export function keptPlace(): () => void {
  const state: EntryState | null | undefined = hasEntries()
    ? navigation.currentEntry?.getState()
    : history.state;
  const top = state?.scrollTop ?? 0;
  return () => {
    if (top > scrollY) scrollTo({ top, behavior: "instant" });
  };
}
