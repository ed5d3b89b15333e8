import type { InlinedHashes } from "./inlined-hashes.ts";
import { OFFLINE_WORKER_POLICY } from "./trusted-types.ts";

type Directive = readonly [name: string, ...sources: string[]];

const quoted = (hash: string) => `'${hash}'`;

/** What a page may load and do: nothing but what stands here, and all of it from its own origin. */
function directives({ scripts, styles }: InlinedHashes): readonly Directive[] {
  return [
    ["default-src", "'none'"],
    // The one that fetches the others once the page is painted stands in every document.
    ["script-src", "'self'", ...scripts.map(quoted)],
    // Each page has one inlined stylesheet; those of the other pages are linked when one goes on.
    ["style-src", "'self'", ...styles.map(quoted)],
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
 * @param inlined the hashes of what stands in any document of the site
 */
export function contentPolicy(inlined: InlinedHashes): string {
  return written([...directives(inlined), ["frame-ancestors", "'none'"]]);
}

/**
 * The policy as a document states it itself, where the host sets no headers. Who may frame the
 * page can only be said in a header.
 *
 * @param inlined the hashes of what stands in the document itself
 */
export function documentPolicy(inlined: InlinedHashes): string {
  return written(directives(inlined));
}
