import { OFFLINE_WORKER_POLICY } from "#app/hosting/trusted-types.ts";

declare global {
  interface Window {
    /** Not in the types of the DOM yet. What it makes is used like the text it is made from. */
    readonly trustedTypes?: {
      createPolicy: (
        name: string,
        rules: { createScriptURL: (address: string) => string },
      ) => { createScriptURL: (address: string) => string };
    };
  }
}

/** The address that the former site's visitors have registered as well. */
export const workerAddress = `${import.meta.env.BASE_URL}service-worker.js`;

/** The worker's address as the security policy wants it: no other script can be made from this policy. */
export function trustedWorkerAddress(): string {
  const createScriptURL = () => workerAddress;
  const policy = window.trustedTypes?.createPolicy(OFFLINE_WORKER_POLICY, { createScriptURL });
  return policy?.createScriptURL(workerAddress) ?? workerAddress;
}
