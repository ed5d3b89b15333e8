/**
 * The Trusted Types policy of the site. React and the module loader need none; registering the
 * offline worker needs a trusted script address.
 */
export const OFFLINE_WORKER_POLICY = "offline-worker";
