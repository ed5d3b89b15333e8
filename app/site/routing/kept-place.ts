import { changeEntryState } from "#app/ui/hooks/entry-state.ts";

/** Milliseconds without scrolling before the position is stored. */
const SETTLED_MS = 400;

function storePosition(): void {
  changeEntryState({ scrollTop: scrollY });
}

/**
 * Stores the scroll position of each history entry until the signal aborts. The browser restores it while the document
 * still has its prerendered, shorter view. While the visitor scrolls there is none, since the last one would be wrong;
 * Safari allows 100 history updates in 30 s.
 */
export function keepPlace(signal: AbortSignal): void {
  let settling: number | undefined;
  const onScroll = () => {
    if (settling === undefined) changeEntryState({ scrollTop: undefined });
    clearTimeout(settling);
    settling = window.setTimeout(() => {
      settling = undefined;
      storePosition();
    }, SETTLED_MS);
  };
  addEventListener("scroll", onScroll, { signal });
  // Chromium ignores changes of `history.state` this late, but not those of the Navigation API.
  addEventListener("pagehide", storePosition, { signal });
}
