import "#app/ui/styles/site.css";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { App } from "#app/site/App.tsx";
import { copyLines } from "#app/site/copy-lines.ts";
import { setDateStyle } from "#app/domain/dates/date-style.ts";
import { sectionReplacement } from "#app/routes/former-addresses.ts";
import { isStandIn } from "#app/routes/paths.ts";
import { fetchDocumentPage, type ShownPage } from "#app/site/routing/page-store.ts";
import {
  documentFallback,
  FallbackContext,
  showDefaultView,
} from "#app/site/shell/prerendered.tsx";
import { InlinedSheets, inlinedSheetsOf } from "#app/ui/Art/inlined-sheets.ts";

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

function watchWhenIdle(): void {
  // Safari has no requestIdleCallback.
  if ("requestIdleCallback" in window) requestIdleCallback(() => void watchDeployments());
  else setTimeout(() => void watchDeployments(), 1000);
}

/**
 * Starts the offline worker, and the watch for new deployments, once the page is idle, so that they do not slow down the
 * first view. Development has neither.
 */
function beginWatch(): void {
  if (!import.meta.env.PROD) return;
  if (document.readyState === "complete") watchWhenIdle();
  else addEventListener("load", watchWhenIdle, { once: true });
}

/**
 * Replaces another form of a page's address, such as `/%72esults`, which a host may serve, and that of a section of a
 * former release.
 */
function correctAddress({ name, path }: ShownPage): void {
  const section = sectionReplacement(path, location.hash);
  if (section !== undefined) location.replace(import.meta.env.BASE_URL + section.slice(1));
  const own = import.meta.env.BASE_URL + path.slice(1);
  if (isStandIn(name) || own === location.pathname) return;
  history.replaceState(history.state, "", own + location.search + location.hash);
}

async function start(): Promise<void> {
  const container = document.getElementById("root");
  if (container === null) return;
  const page = await fetchDocumentPage();
  correctAddress(page);
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

document.addEventListener("copy", copyLines);

window.isAppStarted = true;
// A deployment has removed a script that a page imports.
addEventListener("vite:preloadError", () => void window.reloadOnce());
start().catch(async (error: unknown) => {
  reportError(error);
  if (!(await window.reloadOnce())) showDefaultView();
});
beginWatch();
