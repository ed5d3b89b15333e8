import { cleanPath } from "#app/lib/path.ts";
import { standInPaths } from "#app/routes/page-declaration.ts";
import { buildPath, matchRoute } from "#app/routes/paths.ts";
import { EDITOR } from "./content-policy.ts";

/** Files that browsers and scanners request by fixed names, and their real paths. */
export const otherNames: Readonly<Record<string, string>> = {
  "/index": "/",
  "/index.html": "/",
  "/favicon.ico": "/favicon.png",
  "/apple-touch-icon-precomposed.png": "/apple-touch-icon.png",
  "/security.txt": "/.well-known/security.txt",
};

/** A path as the server sees it: decoded, with single slashes; empty if it cannot be decoded. */
function plainPath(path: string): string {
  try {
    return decodeURIComponent(path).replaceAll(/\/+/g, "/");
  } catch {
    return "";
  }
}

/** The canonical address of a page; undefined if the path is none of a page. */
function canonicalPath(path: string): string | undefined {
  const route = matchRoute(path);
  if (route !== undefined) return buildPath(route);
  return [standInPaths.offline, `/${EDITOR}`].find((page) => page === cleanPath(path));
}

/**
 * Target of a redirect, as hosts do it for other forms of a page's address: with more slashes, or as a file. Undefined if
 * the path is canonical. Addresses of pages have only letters, digits and hyphens, so no target has a line break, and with
 * it an injected header.
 *
 * @param path path below the site's root as sent, without a query
 */
export function movedTo(path: string): string | undefined {
  const canonical = canonicalPath(plainPath(path));
  return canonical === undefined || canonical === path ? otherNames[path] : canonical;
}
