import { createHash } from "node:crypto";

/** Inlined scripts and styles as a policy names them: hashes such as `sha256-…=`. */
export interface InlinedHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Other sites that a document of the site talks to: the code host of the editor, where there is one. */
  readonly connects?: readonly string[];
}

function hashes(html: string, element: RegExp): string[] {
  return Array.from(html.matchAll(element), ([, text = ""]) => {
    const digest = createHash("sha256").update(text).digest("base64");
    return `sha256-${digest}`;
  });
}

/** The hashes of a document's inlined scripts and stylesheets, in their order. */
export function inlinedHashes(html: string): InlinedHashes {
  return {
    scripts: hashes(
      html,
      /<script\b(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([^]*?)<\/script>/g,
    ),
    styles: hashes(html, /<style>([^]*?)<\/style>/g),
  };
}
