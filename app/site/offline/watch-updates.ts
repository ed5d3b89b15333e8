import { dataFile, fileStem } from "#app/routes/page-file.ts";
import { pathBelowBase } from "#app/site/routing/base-path.ts";
import { getCachedVersion } from "#app/site/routing/page-store.ts";
import { logMessage } from "./messages.ts";

/** Address and version of the open page's data; those of the document if it is a stand-in. */
function shownData(): { readonly page?: string | undefined; readonly version: string } {
  const path = pathBelowBase(location) ?? "/";
  const version = getCachedVersion(path);
  const { page, code, revision } =
    document.querySelector<HTMLElement>("script[data-page]")?.dataset ?? {};
  return version === undefined
    ? { page, version: `${code}-${revision}` }
    : {
        page: import.meta.env.BASE_URL + dataFile(fileStem(path)),
        version: `${version.code}-${version.revision}`,
      };
}

/**
 * Whether the page already shows the new worker's version. Pages come from the network first, so a
 * page may be newer than the active worker.
 */
function isShown(worker: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", ({ data }) => {
      resolve(data === true);
    });
    port1.start();
    worker.postMessage({ type: "IS_SHOWN", ...shownData() }, [port2]);
  });
}

function reload(): void {
  location.reload();
}

/** Activates the waiting worker, then reloads the page. Only the notice's button does this. */
function refresh(worker: ServiceWorker): void {
  // Another window may have activated it already, or a newer one may have replaced it.
  if (worker.state !== "installed") return reload();
  navigator.serviceWorker.addEventListener("controllerchange", reload, { once: true });
  worker.postMessage({ type: "SKIP_WAITING" }, []);
}

async function notifyUpdate(worker: ServiceWorker): Promise<void> {
  logMessage("newContent");
  if (await isShown(worker)) return;
  const { showNotice } = await import("./UpdateNotice.tsx");
  showNotice(() => refresh(worker));
}

const watched = new WeakSet<ServiceWorker>();

function watchWorker(worker: ServiceWorker | null): void {
  // Right after the registration an installing worker is also reported by `updatefound`.
  if (worker === null || watched.has(worker)) return;
  watched.add(worker);
  worker.addEventListener("statechange", () => {
    if (worker.state !== "installed") return;
    // Without a controller this is the first worker, so no older version is shown.
    if (navigator.serviceWorker.controller === null) logMessage("cached");
    else void notifyUpdate(worker);
  });
}

/**
 * Shows the update notice when a new worker is installed, and checks for one whenever the page becomes
 * visible.
 */
export function watchUpdates(registration: ServiceWorkerRegistration): void {
  if (registration.waiting !== null && navigator.serviceWorker.controller !== null) {
    void notifyUpdate(registration.waiting);
  }
  watchWorker(registration.installing);
  registration.addEventListener("updatefound", () => {
    watchWorker(registration.installing);
  });
  document.addEventListener("visibilitychange", () => {
    // Fails without a connection; the next check catches up.
    if (document.visibilityState === "visible") registration.update().catch(() => undefined);
  });
}
