import type { ResponseHeaders } from "./response-headers.ts";

/** Folders whose files carry a hash of their content in their names. */
export const HASHED_FOLDERS = ["assets", "art", "media"] as const;

/** The folder of the cards, which networks show on their own pages. */
export const SHARED_FOLDER = "share";

/** Files in the site's folder that tell Cloudflare Pages and Netlify what to do. */
export const HOST_FILES = ["_headers", "_redirects"] as const;

/** The page of unknown addresses: it stands in for them and has no address itself. */
export const NOT_FOUND_FILE = "404.html";

/** What may be asked of a site that only shows: everything else is answered with status 405. */
export const METHODS = ["GET", "HEAD"] as const;

/** A file whose name changes with its content is kept for a year. */
export const KEPT = "public, max-age=31536000, immutable";

/** Everything else is kept too, but the browser asks whether it is still right. */
export const ASKED_AGAIN = "no-cache";

export const OWN_ORIGIN = "same-origin";
export const ANY_ORIGIN = "cross-origin";

/** Whether a file lies where names carry a hash: scripts, styles, fonts, artwork and photographs, never a page. */
export function isHashed(path: string): boolean {
  const [, folder = ""] = path.split("/");
  return HASHED_FOLDERS.some((name) => name === folder);
}

/**
 * The header fields that differ from place to place.
 *
 * @param path of the file that answers, below the site's root, such as `/assets/home-1f3a.js`
 */
export function placeHeaders(path: string): ResponseHeaders {
  const [, folder = ""] = path.split("/");
  return {
    "Cache-Control": isHashed(path) ? KEPT : ASKED_AGAIN,
    "Cross-Origin-Resource-Policy": folder === SHARED_FOLDER ? ANY_ORIGIN : OWN_ORIGIN,
  };
}
