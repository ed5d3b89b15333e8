import { findScript, isLocalHost } from "./check-script.ts";
import { say, sayFailed } from "./messages.ts";
import { watchUpdates } from "./watch-updates.ts";
import { trustedWorkerAddress } from "./worker-address.ts";

async function register(): Promise<void> {
  try {
    const workers = navigator.serviceWorker;
    const registration = await workers.register(trustedWorkerAddress());
    registration.active?.postMessage({ type: "FILL_AGAIN" }, []);
    watchUpdates(registration);
  } catch (error) {
    sayFailed(error);
  }
}

/** A worker without a script was left by another site that was developed at this address. */
async function removeWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration === undefined) return;
  await registration.unregister();
  location.reload();
}

/** Registers the worker. On localhost its script is checked first. */
export async function startOffline(): Promise<void> {
  if (!isLocalHost(location.hostname)) {
    if (!navigator.onLine) say("offline");
    return register();
  }
  const found = await findScript();
  if (found === "script") return register();
  if (found === "other") return removeWorker();
  say("offline");
}
