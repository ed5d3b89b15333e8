/** Milliseconds without scrolling before the position is stored. Safari allows 100 history updates in 30 s. */
const SETTLED_MS = 400;

/** Stores the scroll position of each history entry: browsers restore it before islands show the view of the address. */
function keepPlace(): void {
  let settling: number | undefined;
  const store = () => {
    settling = undefined;
    history.replaceState({ ...history.state, scrollTop: scrollY }, "");
  };
  addEventListener("scroll", () => {
    clearTimeout(settling);
    settling = window.setTimeout(store, SETTLED_MS);
  });
  addEventListener("pagehide", () => {
    if (settling !== undefined) store();
  });
}

/** Waits for the data of the shown view, if they come from a file beside the page. */
function whenComplete(): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(resolveIfComplete);
    function resolveIfComplete() {
      if (document.querySelector("[aria-busy=true]")) return;
      observer.disconnect();
      resolve();
    }
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    resolveIfComplete();
  });
}

/**
 * Scrolls to where the visitor was, once islands show the view of the address, and stores the position from then on. Until
 * then the page may be too short for it.
 *
 * @param shown resolves when the islands show it, rejects if they never will
 */
export async function returnToPlace(shown: Promise<unknown>): Promise<void> {
  const { scrollTop }: { readonly scrollTop?: unknown } = { ...history.state };
  let isMoving = false;
  // Not told by the position: while the page grows, Chromium changes it, too.
  for (const type of ["wheel", "touchmove", "mousedown", "keydown"]) {
    addEventListener(type, () => (isMoving = true), { once: true, passive: true });
  }
  await shown.catch(() => undefined);
  if (typeof scrollTop === "number" && scrollTop > scrollY) {
    await whenComplete();
    // A visitor who scrolls meanwhile, or presses a key, stays there.
    if (!isMoving) scrollTo({ top: scrollTop, behavior: "instant" });
  }
  keepPlace();
}
