/**
 * The Trusted Types policy of the site. React and the module loader need none; registering the
 * offline worker needs a trusted script address.
 */
export const OFFLINE_WORKER_POLICY = "offline-worker";

/** Origin the editor reads from and saves to; no other document of the site talks to another site. */
export const CODE_HOST = "https://api.github.com";

/** Name of the editor's document, and of the folder with its scripts. */
export const EDITOR = "edit";

/** The policy in the editor's document. It allows requests to the code host; the document has no inline script or style. */
export const EDITOR_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  `connect-src ${CODE_HOST}`,
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join("; ");
