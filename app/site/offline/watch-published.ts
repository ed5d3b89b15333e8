import { cleanPath } from "#app/lib/path/pattern.ts";
import { navigationApi } from "#app/ui/hooks/address.ts";
import { pathBelowBase } from "#app/site/routing/base-path.ts";
import { selfUpdating } from "#app/routes/self-updating.ts";
import { isOutdated } from "#app/site/routing/page-store.ts";

/** Shows the update notice if the open page is no longer the published one. One that updates itself needs none. */
async function comparePage(): Promise<void> {
  const path = pathBelowBase(location);
  if (path === undefined || document.hidden) return;
  if (selfUpdating.get(cleanPath(path))?.isUpdating() === true || !(await isOutdated(path))) return;
  const { showNotice } = await import("./UpdateNotice.tsx");
  showNotice(() => location.reload());
}

const compare = () => void comparePage();

/**
 * Compares the open page with the published one whenever the tab is looked at, shows a page that it holds, or gets another
 * worker.
 */
export function watchPublished(): void {
  document.addEventListener("visibilitychange", compare);
  // After Back from another site, Safari and Firefox show the page as it was left.
  addEventListener("pageshow", compare);
  let shown = location.pathname;
  navigationApi()?.addEventListener("navigatesuccess", () => {
    // Another view of the same page is not compared.
    if (location.pathname !== shown) compare();
    shown = location.pathname;
  });
  if ("serviceWorker" in navigator) {
    navigator.serviceWorker.addEventListener("controllerchange", compare);
  }
}
