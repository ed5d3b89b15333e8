import type { InlinedHashes } from "./inlined-hashes.ts";

/**
 * The Trusted Types policy of the site. React and the module loader need none; registering the
 * offline worker needs a trusted script address.
 */
export const OFFLINE_WORKER_POLICY = "offline-worker";

/** Sources that a policy allows besides the site's own files. */
export interface PolicySources extends InlinedHashes {
  /** Other origins that a document connects to: the editor's code host, if there is an editor. */
  readonly connects?: readonly string[];
}

const quote = (hash: string) => `'${hash}'`;

/**
 * The policy inside a document, for hosts without custom headers: everything it may load and do. All but `connects` is from
 * its own origin.
 */
export function documentPolicy({ scripts, styles, connects = [] }: PolicySources): string {
  return [
    ["default-src", "'none'"],
    // The inline script of every document, which fetches the others after the first paint.
    ["script-src", "'self'", "'inline-speculation-rules'", ...scripts.map(quote)],
    // Each page has one inlined stylesheet, and pages of many link another.
    ["style-src", "'self'", ...styles.map(quote)],
    // Artwork, and the flecks of the paper, which are a data: image in the stylesheet.
    ["img-src", "'self'", "data:"],
    ["font-src", "'self'"],
    ["connect-src", "'self'", ...connects],
    ["manifest-src", "'self'"],
    ["worker-src", "'self'"],
    ["base-uri", "'none'"],
    ["form-action", "'self'"],
    ["require-trusted-types-for", "'script'"],
    ["trusted-types", OFFLINE_WORKER_POLICY],
  ]
    .map((directive) => directive.join(" "))
    .join("; ");
}

/** The Content-Security-Policy of every response, for the code of all documents. `frame-ancestors` only works in a header. */
export function contentPolicy(sources: PolicySources): string {
  return `${documentPolicy(sources)}; frame-ancestors 'none'`;
}

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

/** A second policy of all other documents where one header for all has to let the editor talk to its host. */
export const CONNECT_TO_SELF = "connect-src 'self'";
