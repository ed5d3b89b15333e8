import { createHash } from "node:crypto";

/** CSP hashes of inline scripts and styles, such as `sha256-…=`. */
export interface InlinedHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** A script with code inside: `<script type="module">…</script>`, but neither `src=…` nor JSON. */
const INLINE_SCRIPT =
  /<script\b(?![^>]*\s(?:src=|type="application\/(?:ld\+)?json"))[^>]*>([^]*?)<\/script>/g;

function hashes(html: string, element: RegExp): string[] {
  return Array.from(html.matchAll(element), ([, text = ""]) => {
    const digest = createHash("sha256").update(text).digest("base64");
    return `sha256-${digest}`;
  });
}

/** CSP hashes of a document's inline scripts and stylesheets, in order. */
export function inlinedHashes(html: string): InlinedHashes {
  return {
    scripts: hashes(html, INLINE_SCRIPT),
    styles: hashes(html, /<style>([^]*?)<\/style>/g),
  };
}
