import { OFFLINE_WORKER_POLICY } from "#app/outputs/hosting/content-policy.ts";
import { workerAddress } from "#app/pages/shared/offline/check-script.ts";

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
export function trustedWorkerAddress(): string {
  const policy = window.trustedTypes?.createPolicy(OFFLINE_WORKER_POLICY, { createScriptURL });
  return policy?.createScriptURL(workerAddress) ?? workerAddress;
}
