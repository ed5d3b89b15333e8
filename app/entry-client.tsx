import "#app/styles/site.css";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { setDateStyle } from "./domain/dates/date-style.ts";
import { beginOffline } from "#app/offline/begin-offline.ts";
import { reloadWhenScriptsAreGone } from "#app/offline/reload-once.ts";
import { fetchDocumentPage } from "#app/routing/page-store.ts";
import { documentFallback, FallbackContext, showDefaultView } from "#app/shell/prerendered.ts";
import { InlinedSheets, inlinedSheetsOf } from "#app/ui/Art/inlined-sheets.ts";

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
