import type { ResponseHeaders } from "./response-headers.ts";

/** Folders whose files have a content hash in their names: scripts, styles, fonts, artwork and photographs. */
const HASHED_FOLDERS = new Set(["assets", "art", "media"]);

/** Folder of share cards, which social networks and other sites embed. */
const SHARED_FOLDER = "share";

/** Configuration files of Cloudflare Pages and Netlify in the site's folder. */
export const HOST_FILES = ["_headers", "_redirects"] as const;

/** The 404 page, which has no canonical address. */
export const NOT_FOUND_FILE = "404.html";

/**
 * `Cache-Control` for files with hashed names: ten minutes, then revalidated in the background. Hosts set it by path, also
 * for a missing file, so nothing is immutable.
 */
const HASHED = "public, max-age=600, stale-while-revalidate=86400";

/**
 * `Cache-Control` for all other files: cached, but revalidated every time, and never rewritten, as hosts do that protect
 * mail addresses.
 */
export const REVALIDATE = "no-cache, no-transform";

/** Name of a calendar file in the folder of a season or tournament. */
export const CALENDAR_FILE = "calendar.ics";

/** Open data, calendars and the feeds at the root, which other sites may read; no page data. */
const OPEN = /^\/(?:data\/.+|[a-z]+\.(?:atom|json)|(?:[a-z]+\/[a-z0-9-]+\/)?calendar\.ics)$/;

/** `Access-Control-Allow-Origin` for files that other sites may read. */
export const ALLOW_ANY_ORIGIN = "*";

/**
 * Headers that differ by folder.
 *
 * @param path of the file in the answer, below the site's root, such as `/assets/home-1f3a.js`
 */
export function placeHeaders(path: string): ResponseHeaders {
  const [, folder = ""] = path.split("/");
  const reach = folder === SHARED_FOLDER ? "cross-origin" : "same-origin";
  return {
    "Cache-Control": HASHED_FOLDERS.has(folder) ? HASHED : REVALIDATE,
    "Cross-Origin-Resource-Policy": reach,
    ...(OPEN.test(path) && { "Access-Control-Allow-Origin": ALLOW_ANY_ORIGIN }),
  };
}

/** MIME types of all files of the site, by extension. */
export const contentTypes: Readonly<Record<string, string>> = {
  // Browsers show a feed type as plain text, but apply its stylesheet to XML.
  atom: "application/xml",
  avif: "image/avif",
  css: "text/css; charset=utf-8",
  csv: "text/csv; charset=utf-8",
  html: "text/html; charset=utf-8",
  ics: "text/calendar; charset=utf-8",
  jpg: "image/jpeg",
  js: "text/javascript; charset=utf-8",
  json: "application/json",
  png: "image/png",
  svg: "image/svg+xml",
  txt: "text/plain; charset=utf-8",
  webmanifest: "application/manifest+json",
  webp: "image/webp",
  woff2: "font/woff2",
  xml: "application/xml",
  zip: "application/zip",
};

/** "html" for "a/b.html"; the whole path if it has no dot. */
export function getExtension(path: string): string {
  return path.slice(path.lastIndexOf(".") + 1);
}
