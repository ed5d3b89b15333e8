import { createHash } from "node:crypto";

/** Styles of the embedded record; everything else is attributes of the drawing. */
export const EMBED_STYLE =
  "body{margin:0}svg{display:block;width:100%;max-width:320px;height:auto}" +
  "a:focus-visible{display:block;outline:4px solid #dcae2c;outline-offset:-4px}";

/** CSP hash of the style. Computed on demand, because the worker shares modules with this one. */
export const embedStyleHash = (): string =>
  `sha256-${createHash("sha256").update(EMBED_STYLE).digest("base64")}`;

/** CSP of the frame: it may be embedded on any page, and nothing else. */
export const embedPolicy = (): string =>
  [
    "default-src 'none'",
    `style-src '${embedStyleHash()}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors *",
  ].join("; ");
