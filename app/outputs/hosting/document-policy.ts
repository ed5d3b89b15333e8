import { createHash } from "node:crypto";
import { OFFLINE_WORKER_POLICY } from "./content-policy.ts";
import { REFERRER } from "./response-headers.ts";

/** A script with code inside: `<script type="module">…</script>`, but neither `src=…` nor JSON. */
const INLINE_SCRIPT =
  /<script\b(?![^>]*\s(?:src=|type="application\/(?:ld\+)?json"))[^>]*>([^]*?)<\/script>/g;
const INLINE_STYLE = /<style>([^]*?)<\/style>/g;

/** Hashes of inline code as sources of a policy, such as `'sha256-…='`, in order. */
function hashes(html: string, element: RegExp): string[] {
  return Array.from(html.matchAll(element), ([, code = ""]) => {
    const digest = createHash("sha256").update(code).digest("base64");
    return `'sha256-${digest}'`;
  });
}

/** The Content-Security-Policy of a document: everything it may load and do, all from its own origin. */
function documentPolicy(html: string): string {
  return [
    ["default-src", "'none'"],
    // The inline script of every document, which fetches the others after the first paint.
    ["script-src", "'self'", "'inline-speculation-rules'", ...hashes(html, INLINE_SCRIPT)],
    // The inlined stylesheet; scripts fetch those of islands that come later.
    ["style-src", "'self'", ...hashes(html, INLINE_STYLE)],
    // Artwork, and the flecks of the paper, which are a data: image in the stylesheet.
    ["img-src", "'self'", "data:"],
    ["font-src", "'self'"],
    ["connect-src", "'self'"],
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

/** A document with its own policy, before anything that the policy is for. */
export function withPolicy(html: string): string {
  const charset = '<meta charset="utf-8">';
  const policyTag = `<meta http-equiv="Content-Security-Policy" content="${documentPolicy(html)}">`;
  const referrerTag = `<meta name="referrer" content="${REFERRER}">`;
  return html.replace(charset, charset + policyTag + referrerTag);
}
