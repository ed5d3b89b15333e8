import "#app/ui/styles/site.css";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { App } from "#app/site/App.tsx";
import { setDateStyle } from "#app/domain/dates/date-style.ts";
import { isStandIn } from "#app/routes/paths.ts";
import { fetchDocumentPage, type ShownPage } from "#app/site/routing/page-store.ts";
import {
  documentFallback,
  FallbackContext,
  showDefaultView,
} from "#app/site/shell/prerendered.tsx";
import { InlinedSheets, readInlinedSheets } from "#app/ui/Art/inlined-sheets.ts";

/** Set by the build: `keep` registers the worker, `remove` publishes one that removes itself. */
declare const SITE_WORKER: "keep" | "remove";

const hasWorker = SITE_WORKER === "keep" && "serviceWorker" in navigator;

async function watchDeployments(): Promise<void> {
  // Leaving a page aborts its scripts; the next page loads them again.
  const [published, offline] = await Promise.allSettled([
    import("#app/site/offline/watch-published.ts"),
    hasWorker ? import("#app/site/offline/start-offline.ts") : undefined,
  ]);
  if (published.status === "fulfilled") published.value.watchPublished();
  if (offline.status === "fulfilled") await offline.value?.startOffline();
}

/** Calls a function once the page has loaded and is idle, so that it does not slow down the first view. */
function whenIdle(callback: () => void): void {
  const wait = () => {
    // Safari has no requestIdleCallback.
    if ("requestIdleCallback" in window) requestIdleCallback(callback);
    else setTimeout(callback, 1000);
  };
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true });
}

/** Starts the offline worker, and the watch for new deployments. Development has neither. */
function beginWatch(): void {
  if (import.meta.env.PROD) whenIdle(() => void watchDeployments());
}

/** Replaces the address of a section of a former release. */
async function correctSection(path: string): Promise<void> {
  if (location.hash === "" || document.querySelector(":target") !== null) return;
  const { sectionReplacement } = await import("#app/routes/former-addresses.ts");
  const section = sectionReplacement(path, location.hash);
  if (section !== undefined) location.replace(import.meta.env.BASE_URL + section.slice(1));
}

/** Replaces another form of a page's address, such as `/%72esults`, which a host may serve. */
function correctAddress({ name, path }: ShownPage): void {
  const own = import.meta.env.BASE_URL + path.slice(1);
  if (isStandIn(name) || own === location.pathname) return;
  history.replaceState(history.state, "", own + location.search + location.hash);
}

async function start(): Promise<void> {
  const container = document.getElementById("root");
  if (container === null) return;
  const page = await fetchDocumentPage();
  correctAddress(page);
  // The page stays as it is if the table cannot be loaded.
  correctSection(page.path).catch(() => undefined);
  setDateStyle(page.site);
  // A transition lets the browser answer presses between the slices of hydration.
  startTransition(() => {
    const fallBack = documentFallback(container, () => {
      root.unmount();
    });
    const root = hydrateRoot(
      container,
      <FallbackContext value={fallBack}>
        <InlinedSheets value={readInlinedSheets(document)}>
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

window.isAppStarted = true;
// A deployment has removed a script that a page imports.
addEventListener("vite:preloadError", () => void window.reloadOnce());
start().catch(async (error: unknown) => {
  reportError(error);
  if (!(await window.reloadOnce())) showDefaultView();
});
beginWatch();
