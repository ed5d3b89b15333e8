import { whenIdle } from "#app/site/browser/when-idle.ts";

/** Distance from the window, in pixels, at which an island that waits to be seen wakes. */
const NEAR = "200px";

/**
 * Loads the code of an island and hydrates it. If that fails, the document is loaded again, once; after that the island
 * stays as prerendered (`window.recover` in `entry-start.ts`).
 */
async function wake(island: HTMLElement): Promise<void> {
  try {
    const { hydrateIsland } = await import("./hydrate.tsx");
    await hydrateIsland(island);
  } catch (error) {
    reportError(error);
    window.recover();
    throw error;
  }
}

/** Wakes an island once it is near the window. */
function wakeWhenSeen(island: HTMLElement): void {
  // The island has no box of its own.
  const [content] = island.children;
  if (content === undefined) return;
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (entry?.isIntersecting !== true) return;
      observer.disconnect();
      void wake(island).catch(() => undefined);
    },
    { rootMargin: NEAR },
  );
  observer.observe(content);
}

/**
 * Wakes each island of the page at its time. Those that load with the page show the view that the address asks for;
 * `entry-start.ts` hides the page until they do.
 *
 * @returns once the islands that load with the page show their views
 */
export async function startIslands(): Promise<void> {
  const withPage: Promise<void>[] = [];
  for (const island of document.querySelectorAll<HTMLElement>("[data-island]")) {
    const { when } = island.dataset;
    if (when === "visible") wakeWhenSeen(island);
    else if (when === "idle") whenIdle(() => void wake(island).catch(() => undefined));
    else withPage.push(wake(island));
  }
  await Promise.all(withPage);
  delete document.documentElement.dataset["view"];
}
