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

/**
 * The Trusted Types policy of the site. React and the module loader need none; registering the
 * offline worker needs a trusted script address.
 */
export const OFFLINE_WORKER_POLICY = "offline-worker";

type Directive = readonly [name: string, ...sources: string[]];

const quoted = (hash: string) => `'${hash}'`;

/** What a page may load and do: only what is listed here, from its own origin. */
function directives({ scripts, styles, connects = [] }: InlinedHashes): readonly Directive[] {
  return [
    ["default-src", "'none'"],
    // The inline script of every document, which fetches the others after the first paint.
    ["script-src", "'self'", ...scripts.map(quoted)],
    // Each page has one inlined stylesheet; client navigation links those of the other pages.
    ["style-src", "'self'", ...styles.map(quoted)],
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
  ];
}

function written(list: readonly Directive[]): string {
  return list.map((directive) => directive.join(" ")).join("; ");
}

/**
 * The Content-Security-Policy of every response.
 *
 * @param inlined the hashes of the inlined scripts and styles of all documents
 */
export function contentPolicy(inlined: InlinedHashes): string {
  return written([...directives(inlined), ["frame-ancestors", "'none'"]]);
}

/**
 * The policy in a document, for hosts that set no headers. Who may frame the page can only be said
 * in a header.
 *
 * @param inlined the hashes of the document's own inlined scripts and styles
 */
export function documentPolicy(inlined: InlinedHashes): string {
  return written(directives(inlined));
}

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

/** Everything that the record in a frame is styled with; the rest are attributes of the drawing. */
export const EMBED_STYLE =
  "body{margin:0}svg{display:block;width:100%;max-width:320px;height:auto}" +
  "a:focus-visible{display:block;outline:4px solid #dcae2c;outline-offset:-4px}";

const digest = createHash("sha256").update(EMBED_STYLE).digest("base64");

/** The hash of its style, as policies name it. */
export const EMBED_STYLE_HASH = `sha256-${digest}`;

/** What the frame may do: be shown on any page, and nothing else. */
export const EMBED_POLICY = [
  "default-src 'none'",
  `style-src '${EMBED_STYLE_HASH}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors *",
].join("; ");

/** The record in a frame, for the pages of others. */
export const EMBED_PATH = "/embed/record";

/** The drawing in it, which the site itself shows as a picture. */
export const EMBED_PICTURE = "/embed/record.svg";

/** The frame and its drawing, as a regular expression for addresses and for files. */
export const EMBED = "^/embed/record(?:\\.html|\\.svg)?$";
