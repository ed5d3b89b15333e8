/** Set by the build: whether the site has a worker, or one that removes itself. */
declare const SITE_WORKER: "keep" | "remove";

async function start(): Promise<void> {
  // A page that is left gives up the scripts on their way; the next one starts the worker.
  const offline = await import("./start-offline.ts").catch(() => undefined);
  await offline?.startOffline();
}

function startWhenIdle(): void {
  // Safari has no idle callbacks.
  if ("requestIdleCallback" in window) requestIdleCallback(() => void start());
  else setTimeout(() => void start(), 1000);
}

/**
 * Starts the offline worker when the page has settled, so that it takes nothing from the first view.
 * The development server has none.
 */
export function beginOffline(): void {
  if (!import.meta.env.PROD || SITE_WORKER !== "keep" || !("serviceWorker" in navigator)) return;
  if (document.readyState === "complete") startWhenIdle();
  else addEventListener("load", startWhenIdle, { once: true });
}
