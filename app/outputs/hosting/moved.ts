import { patternSource } from "#app/lib/path/pattern.ts";
import { standInPaths } from "#app/pages/shared/page-declaration.ts";
import { pages } from "#app/pages/shared/paths.ts";
import { EDITOR } from "./content-policy.ts";
import { EMBED_PATH } from "./embed.ts";

/**
 * All kinds of pages except Home as regular expressions, without the first slash: `/players/:id` is
 * `players/[a-z0-9-]+`.
 */
export function kindsOf(addresses: readonly string[]): readonly string[] {
  return addresses.flatMap((one) => patternSource(one).slice(1) || []);
}

const pageKinds = kindsOf([
  ...Object.values(pages).map(({ path }) => path),
  standInPaths.offline,
  `/${EDITOR}`,
  EMBED_PATH,
]);

/** Pattern of all pages except Home. */
export const PAGES = `^/(?:${pageKinds.join("|")})$`;

/**
 * Pattern of other forms of a page's address: with a trailing slash, or as a file. Hosts redirect them to its
 * canonical address. It is matched against the path as sent, because a decoded one may contain line breaks,
 * and with them injected headers.
 */
export const OTHER_FORMS = `^/(${pageKinds.join("|")})(?:/+|\\.html)`;

const otherForms = new RegExp(`${OTHER_FORMS}$`);

/** Files that browsers and scanners request by fixed names, and their real paths. */
export const otherNames: Readonly<Record<string, string>> = {
  "/index": "/",
  "/index.html": "/",
  "/favicon.ico": "/favicon.png",
  "/apple-touch-icon-precomposed.png": "/apple-touch-icon.png",
  "/security.txt": "/.well-known/security.txt",
};

/**
 * Target of a redirect; undefined if the path is the right one already.
 *
 * @param path below the site's root as it was sent, without a query
 */
export function movedTo(path: string): string | undefined {
  const [, file] = otherForms.exec(path) ?? [];
  return file === undefined ? otherNames[path] : `/${file}`;
}
