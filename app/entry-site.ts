/** The script of every document, without React: only islands load it. */
import "#app/ui/styles/site.css";
import { fillReport } from "#app/site/browser/fill-report.ts";
import { returnToPlace } from "#app/site/browser/keep-place.ts";
import { notePhotographs } from "#app/site/browser/note-photographs.ts";
import { restoreMail } from "#app/site/browser/restore-mail.ts";
import { startClock } from "#app/site/browser/start-clock.ts";
import { startMenu } from "#app/site/browser/start-menu.ts";
import { startSearch } from "#app/site/browser/start-search.ts";
import { whenIdle } from "#app/site/browser/when-idle.ts";
import { startIslands } from "#app/site/islands/start-islands.ts";

/** Set by the build: `keep` registers the worker, `remove` publishes one that removes itself. */
declare const SITE_WORKER: "keep" | "remove";

async function registerWorker(): Promise<void> {
  const { startOffline } = await import("#app/site/offline/start-offline.ts");
  await startOffline();
}

restoreMail();
void returnToPlace(startIslands());
startMenu();
startSearch();
startClock();
fillReport();
notePhotographs();
if (import.meta.env.PROD && SITE_WORKER === "keep" && "serviceWorker" in navigator) {
  // Leaving a page aborts its scripts; the next page loads them again.
  whenIdle(() => void registerWorker().catch(() => undefined));
}
