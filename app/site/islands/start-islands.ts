import { whenIdle } from "#app/site/browser/when-idle.ts";

/** Distance from the window, in pixels, at which an island that waits to be seen wakes. */
const NEAR = "200px";

/** Loads the code of an island and brings it to life; it stays as prerendered if that fails. */
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
 * Wakes each island of the page at its time. When those that load with the page show the view of its address, the view is
 * painted; `entry-start.ts` hides it until then.
 *
 * @returns when it is painted
 */
export async function startIslands(): Promise<void> {
  const first: Promise<void>[] = [];
  for (const island of document.querySelectorAll<HTMLElement>("[data-island]")) {
    const { when } = island.dataset;
    if (when === "visible") wakeWhenSeen(island);
    else if (when === "idle") whenIdle(() => void wake(island).catch(() => undefined));
    else first.push(wake(island));
  }
  await Promise.all(first);
  delete document.documentElement.dataset["view"];
}
