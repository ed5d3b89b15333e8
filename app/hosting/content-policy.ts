import { OFFLINE_WORKER_POLICY } from "./trusted-types.ts";

type Directive = readonly [name: string, ...sources: string[]];

/** What a page may load and do: nothing but what stands here, and all of it from its own origin. */
function directives(styles: readonly string[]): readonly Directive[] {
  return [
    ["default-src", "'none'"],
    ["script-src", "'self'"],
    // Each page has one inlined stylesheet; those of the other pages are linked when one goes on.
    ["style-src", "'self'", ...styles.map((hash) => `'${hash}'`)],
    // Artwork in sheets, and the flecks of the paper, which the stylesheet holds.
    ["img-src", "'self'", "data:"],
    ["font-src", "'self'"],
    ["connect-src", "'self'"],
    ["manifest-src", "'self'"],
    ["worker-src", "'self'"],
    ["base-uri", "'none'"],
    ["form-action", "'self'"],
    ["require-trusted-types-for", "'script'"],
    ["trusted-types", OFFLINE_WORKER_POLICY],
  ];
}

function written(list: readonly Directive[]): string {
  return list.map((directive) => directive.join(" ")).join("; ");
}

/**
 * The Content-Security-Policy of every response.
 *
 * @param styles the hashes of all inlined stylesheets of the site, such as `sha256-…=`
 */
export function contentPolicy(styles: readonly string[]): string {
  return written([...directives(styles), ["frame-ancestors", "'none'"]]);
}

/**
 * The policy as a document states it itself, where the host sets no headers. Who may frame the
 * page can only be said in a header.
 *
 * @param styles the hashes of the document's own inlined stylesheets
 */
export function documentPolicy(styles: readonly string[]): string {
  return written(directives(styles));
}
