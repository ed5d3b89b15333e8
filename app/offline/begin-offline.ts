/** Set by the build: `keep` registers the worker, `remove` publishes one that removes itself. */
declare const SITE_WORKER: "keep" | "remove";

async function start(): Promise<void> {
  // Leaving a page aborts its scripts; the next page starts the worker.
  const offline = await import("./start-offline.ts").catch(() => undefined);
  await offline?.startOffline();
}

function startWhenIdle(): void {
  // Safari has no requestIdleCallback.
  if ("requestIdleCallback" in window) requestIdleCallback(() => void start());
  else setTimeout(() => void start(), 1000);
}

/**
 * Starts the offline worker once the page is idle, so that it does not slow down the first view. Development
 * has no worker.
 */
export function beginOffline(): void {
  if (!import.meta.env.PROD || SITE_WORKER !== "keep" || !("serviceWorker" in navigator)) return;
  if (document.readyState === "complete") startWhenIdle();
  else addEventListener("load", startWhenIdle, { once: true });
}
