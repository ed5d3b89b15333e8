import { createHash } from "node:crypto";

/** The hashes of a document's inlined stylesheets, as a policy names them: `sha256-…=`. */
export function styleHashes(html: string): string[] {
  return Array.from(html.matchAll(/<style>([^]*?)<\/style>/g), ([, css = ""]) => {
    const digest = createHash("sha256").update(css).digest("base64");
    return `sha256-${digest}`;
  });
}
