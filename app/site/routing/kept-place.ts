/**
 * The browser restores the scroll position of a document while it still has its prerendered, shorter view. So the
 * position is kept with the entry of the history, and found again once the view that the address asks for is rendered.
 */

/** Milliseconds without scrolling after which the position is kept. Safari allows 100 changes of an entry in 30 s. */
const SETTLED_MS = 400;

function keep(scrollTop: number): void {
  if ("navigation" in window) {
    navigation.updateCurrentEntry({ state: { scrollTop } });
    return;
  }
  const state: unknown = history.state;
  history.replaceState({ ...(typeof state === "object" ? state : {}), scrollTop }, "");
}

function kept(): number | undefined {
  const state: unknown =
    "navigation" in window ? navigation.currentEntry?.getState() : history.state;
  const top: unknown =
    typeof state === "object" && state !== null ? Reflect.get(state, "scrollTop") : undefined;
  return typeof top === "number" ? top : undefined;
}

/** Keeps the scroll position of each entry until the signal. */
export function keepPlace(signal: AbortSignal): void {
  let settling: number | undefined;
  const onScroll = () => {
    clearTimeout(settling);
    const { href } = location;
    settling = window.setTimeout(() => {
      // The scrolling may have been that of an entry that was left meanwhile.
      if (location.href === href) keep(Math.round(scrollY));
    }, SETTLED_MS);
  };
  addEventListener("scroll", onScroll, { passive: true, signal });
}

/** Returns how to scroll to where the visitor was in this entry, if the page was too short for that until then. */
export function keptPlace(): () => void {
  const top = kept();
  return () => {
    if (top !== undefined && top > scrollY) scrollTo({ top, behavior: "instant" });
  };
}
