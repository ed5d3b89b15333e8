import { OFFLINE_WORKER_POLICY } from "#app/outputs/hosting/content-policy.ts";
import { findScript, isLocalHost, workerAddress } from "#app/routes/offline/check-script.ts";
import { navigationApi } from "#app/ui/hooks/address.ts";
import { logMessage, logFailure } from "./messages.ts";
import { watchUpdates } from "./watch-updates.ts";

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

/**
 * Tells the worker about every visited page, so that it stores pages of the record. A page that cannot be stored now is
 * stored on the next visit.
 */
async function tellSeenPages(): Promise<void> {
  const registration = await navigator.serviceWorker.ready;
  let last = "";
  const tell = () => {
    if (location.pathname === last) return;
    last = location.pathname;
    // After an update while the page is open, another worker is active.
    registration.active?.postMessage({ type: "SEEN", page: last }, []);
  };
  tell();
  navigationApi()?.addEventListener("navigatesuccess", tell);
}

async function register(): Promise<void> {
  try {
    const workers = navigator.serviceWorker;
    const registration = await workers.register(trustedWorkerAddress());
    registration.active?.postMessage({ type: "FILL_AGAIN" }, []);
    watchUpdates(registration);
    await tellSeenPages();
  } catch (error) {
    logFailure(error);
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
  const found = await findScript();
  if (found === "script") return register();
  if (found === "other") return removeWorker();
  logMessage("offline");
}
