/** Where the editor reads and saves; no other document of the site talks to another site. */
export const CODE_HOST = "https://api.github.com";

/** The document of the editor, in the site's folder; its scripts lie in the folder of that name. */
export const EDITOR = "edit";

/**
 * The policy that the document of the editor states itself. It may talk to the code host and has no inlined
 * script or style.
 */
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

/** What every other document says where the headers of all let the editor talk to its host. */
export const OWN_SITE_ONLY = "connect-src 'self'";
