import { OFFLINE_WORKER_POLICY } from "#app/outputs/hosting/content-policy.ts";
import { findScript, isLocalHost, workerAddress } from "#app/routes/offline/check-script.ts";
import { logMessage, logFailure } from "./messages.ts";

declare global {
  interface Window {
    /** Missing in the DOM types. A trusted value is used like the text it was made from. */
    readonly trustedTypes?: {
      createPolicy: (
        name: string,
        rules: { createScriptURL: (address: string) => string },
      ) => { createScriptURL: (address: string) => string };
    };
  }
}

const createScriptURL = () => workerAddress;

/** The worker's address as a trusted value; the policy allows no other. */
function trustedWorkerAddress(): string {
  const policy = window.trustedTypes?.createPolicy(OFFLINE_WORKER_POLICY, { createScriptURL });
  return policy?.createScriptURL(workerAddress) ?? workerAddress;
}

/** Logs when a worker has stored the site: the first one, or that of a new deployment. */
function logInstalled(worker: ServiceWorker | null): void {
  const isFirst = navigator.serviceWorker.controller === null;
  worker?.addEventListener("statechange", () => {
    if (worker.state === "installed") logMessage(isFirst ? "cached" : "newContent");
  });
}

async function register(): Promise<void> {
  const leaving = new AbortController();
  addEventListener("pagehide", () => leaving.abort(), { once: true });
  try {
    const registration = await navigator.serviceWorker.register(trustedWorkerAddress());
    registration.addEventListener("updatefound", () => logInstalled(registration.installing));
    // Browsers look for a new worker only some time after a page has loaded, and not in a tab that stays open.
    const update = () => {
      // Fails without a connection; the next check catches up.
      if (!document.hidden) registration.update().catch(() => undefined);
    };
    if (registration.active !== null) update();
    document.addEventListener("visibilitychange", update);
  } catch (error) {
    // WebKit gives up a registration whose page is left meanwhile; the next page registers it.
    if (!leaving.signal.aborted) logFailure(error);
  }
}

/** Removes a worker without a script, left by another project at this address. */
async function removeWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration === undefined) return;
  await registration.unregister();
  location.reload();
}

/** Registers the worker. On localhost its script is checked first. */
export async function startOffline(): Promise<void> {
  if (!isLocalHost(location.hostname)) {
    if (!navigator.onLine) logMessage("offline");
    return register();
  }
  const answer = await findScript();
  if (answer === "script") return register();
  if (answer === "other") return removeWorker();
  logMessage("offline");
}
