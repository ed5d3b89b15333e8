import { patternSource } from "#app/lib/path/pattern.ts";
import { standInPaths } from "#app/routes/page-declaration.ts";
import { pages } from "#app/routes/paths.ts";
import { EDITOR } from "./content-policy.ts";

/**
 * All kinds of pages except Home as regular expressions, without the first slash: `/players/:id` is
 * `players/[a-z0-9-]+`.
 */
export function listPagePatterns(addresses: readonly string[]): readonly string[] {
  return addresses.flatMap((address) => patternSource(address).slice(1) || []);
}

const pageKinds = listPagePatterns([
  ...Object.values(pages).map(({ path }) => path),
  standInPaths.offline,
  `/${EDITOR}`,
]).join("|");

/**
 * Pattern of other forms of a page's address: with more slashes, or as a file. Hosts redirect them to its canonical
 * address. It is matched against the path as sent, because a decoded one may contain line breaks, and with them
 * injected headers.
 */
const otherForms = new RegExp(`^/+(${pageKinds})(?:/+|\\.html)$`);

/** Pattern of all pages except Home. */
const page = new RegExp(`^/(?:${pageKinds})$`);

/** Files that browsers and scanners request by fixed names, and their real paths. */
export const otherNames: Readonly<Record<string, string>> = {
  "/index": "/",
  "/index.html": "/",
  "/favicon.ico": "/favicon.png",
  "/apple-touch-icon-precomposed.png": "/apple-touch-icon.png",
  "/security.txt": "/.well-known/security.txt",
};

/** A path as the server sees it: decoded, with single slashes. */
function plainPath(path: string): string | undefined {
  try {
    return decodeURIComponent(path).replaceAll(/\/+/g, "/");
  } catch {
    return undefined;
  }
}

/**
 * Target of a redirect; undefined if the path is canonical.
 *
 * @param path path below the site's root as sent, without a query
 */
export function movedTo(path: string): string | undefined {
  const [, file] = otherForms.exec(path) ?? [];
  if (file !== undefined) return `/${file}`;
  const plain = plainPath(path);
  if (plain !== undefined && plain !== path && page.test(plain)) return plain;
  return otherNames[path];
}
