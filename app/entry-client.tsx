import "#app/ui/styles/site.css";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { App } from "#app/site/App.tsx";
import { setDateStyle } from "#app/domain/dates/date-style.ts";
import { fetchDocumentPage } from "#app/site/routing/page-store.ts";
import {
  documentFallback,
  FallbackContext,
  showDefaultView,
} from "#app/site/shell/prerendered.tsx";
import { InlinedSheets, inlinedSheetsOf } from "#app/ui/Art/inlined-sheets.ts";

const RELOADED_FROM = "reloadedFrom";

/** Milliseconds, longer than leaving a page takes once the next one starts to load. */
const RELOAD_AFTER_MS = 500;

function lastReload(state: unknown): unknown {
  return typeof state === "object" && state !== null && RELOADED_FROM in state
    ? state[RELOADED_FROM]
    : undefined;
}

/**
 * Reloads the page if it imports a script that a deployment has removed. The version it was reloaded from is
 * kept in the history entry's state: if the same version comes back, another reload would not help.
 */
function reloadWhenScriptsAreGone(version: string): void {
  let waiting: number | undefined;
  const reload = () => {
    const state: unknown = history.state;
    // Without a connection a reload would take away a page that can still be read.
    if (!navigator.onLine || lastReload(state) === version) return;
    history.replaceState(
      { ...(typeof state === "object" ? state : {}), [RELOADED_FROM]: version },
      "",
    );
    location.reload();
  };
  addEventListener("vite:preloadError", () => {
    clearTimeout(waiting);
    waiting = window.setTimeout(reload, RELOAD_AFTER_MS);
  });
  // Firefox aborts pending scripts when a link is followed and reports them before the next page is
  // there: reloading at once would keep the visitor on the old page.
  addEventListener("pagehide", () => {
    clearTimeout(waiting);
  });
}

/** Set by the build: `keep` registers the worker, `remove` publishes one that removes itself. */
declare const SITE_WORKER: "keep" | "remove";

async function registerWorker(): Promise<void> {
  // Leaving a page aborts its scripts; the next page starts the worker.
  const offline = await import("#app/site/offline/start-offline.ts").catch(() => undefined);
  await offline?.startOffline();
}

function startWhenIdle(): void {
  // Safari has no requestIdleCallback.
  if ("requestIdleCallback" in window) requestIdleCallback(() => void registerWorker());
  else setTimeout(() => void registerWorker(), 1000);
}

/**
 * Starts the offline worker once the page is idle, so that it does not slow down the first view. Development
 * has no worker.
 */
function beginOffline(): void {
  if (!import.meta.env.PROD || SITE_WORKER !== "keep" || !("serviceWorker" in navigator)) return;
  if (document.readyState === "complete") startWhenIdle();
  else addEventListener("load", startWhenIdle, { once: true });
}

async function start(): Promise<void> {
  const container = document.getElementById("root");
  if (container === null) return;
  const page = await fetchDocumentPage(
    location.pathname.slice(import.meta.env.BASE_URL.length - 1),
  );
  setDateStyle(page.site);
  // A transition lets the browser answer presses between the slices of hydration.
  startTransition(() => {
    const fallBack = documentFallback(container, () => {
      root.unmount();
    });
    const root = hydrateRoot(
      container,
      <FallbackContext value={fallBack}>
        <InlinedSheets value={inlinedSheetsOf(document)}>
          <App first={page} />
        </InlinedSheets>
      </FallbackContext>,
      {
        onUncaughtError: (error) => {
          reportError(error);
          fallBack();
        },
      },
    );
  });
}

reloadWhenScriptsAreGone(import.meta.url);
start().catch((error: unknown) => {
  reportError(error);
  showDefaultView();
});
beginOffline();
