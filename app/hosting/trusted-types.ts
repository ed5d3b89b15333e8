/**
 * The policies that may make trusted values in the browser (Trusted Types). React and the module
 * loader need none; registering the offline worker needs the address of its script to be trusted.
 */
export const OFFLINE_WORKER_POLICY = "offline-worker";
