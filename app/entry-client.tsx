import "#app/styles/site.css";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { App } from "#app/App.tsx";
import { beginOffline } from "#app/offline/begin-offline.ts";
import { reloadWhenScriptsAreGone } from "#app/offline/reload-once.ts";
import { queryReader } from "#app/paths.ts";
import { loadPage, markMissing, OFFLINE_ID, routeAt } from "#app/routes.ts";
import { fallBackToDocument, keepPrerendered, showDefaultView } from "#app/shell/prerendered.ts";
import { InlinedSheets, inlinedSheetsOf } from "#app/ui/Art/inlined-sheets.ts";

/** Milliseconds that hydration waits for a part of the record without which a page says it is loading. */
const patience = 2000;

async function start(): Promise<void> {
  const container = document.getElementById("root");
  if (container === null) return;
  const path = location.pathname.slice(import.meta.env.BASE_URL.length - 1);
  // The worker answers with it at the address of a page that is not stored.
  if (document.getElementById(OFFLINE_ID) !== null) markMissing(path);
  const page = await loadPage(routeAt(path));
  // A deep link shows what it asks for as soon as anything can be pressed.
  const read = queryReader(location.search);
  await page.prepare?.(read);
  const ahead = page.fetchAhead?.(read);
  if (ahead !== undefined) {
    await Promise.race([ahead, new Promise((late) => setTimeout(late, patience))]);
  }
  // A transition lets the browser answer presses between the slices of hydration.
  startTransition(() => {
    const root = hydrateRoot(
      container,
      <InlinedSheets value={inlinedSheetsOf(document)}>
        <App />
      </InlinedSheets>,
      {
        onUncaughtError: (error) => {
          reportError(error);
          fallBackToDocument();
        },
      },
    );
    keepPrerendered(container, () => {
      root.unmount();
    });
  });
}

reloadWhenScriptsAreGone(import.meta.url);
start().catch((error: unknown) => {
  reportError(error);
  showDefaultView();
});
beginOffline();
