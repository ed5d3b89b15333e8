import "#app/styles/site.css";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { App } from "#app/App.tsx";
import { beginOffline } from "#app/offline/begin-offline.ts";
import { reloadWhenScriptsAreGone } from "#app/offline/reload-once.ts";
import { queryReader } from "#app/paths.ts";
import { loadPage, markMissing, OFFLINE_ID, routeAt } from "#app/routes.ts";
import { InlinedSheets, inlinedSheetsOf } from "#app/ui/Art/inlined-sheets.ts";

async function start(): Promise<void> {
  const root = document.getElementById("root");
  if (root === null) return;
  const path = location.pathname.slice(import.meta.env.BASE_URL.length - 1);
  // The worker answers with it at the address of a page that is not stored.
  if (document.getElementById(OFFLINE_ID) !== null) markMissing(path);
  const page = await loadPage(routeAt(path));
  // A deep link shows what it asks for as soon as anything can be pressed.
  await page.prepare?.(queryReader(location.search));
  // A transition lets the browser answer presses between the slices of hydration.
  startTransition(() => {
    hydrateRoot(
      root,
      <InlinedSheets value={inlinedSheetsOf(document)}>
        <App />
      </InlinedSheets>,
    );
  });
}

reloadWhenScriptsAreGone(import.meta.url);
void start();
beginOffline();
