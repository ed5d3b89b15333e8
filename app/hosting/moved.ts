import { patternSource } from "#app/lib/path/pattern.ts";
import { patterns, standInPaths } from "#app/paths.ts";

/**
 * The kinds of pages but Home as parts of a regular expression, without the slash at the beginning:
 * `/players/:id` is `players/[^/.]+`.
 */
export function kindsOf(addresses: readonly string[]): readonly string[] {
  return addresses.flatMap((one) => patternSource(one).slice(1) || []);
}

const pageKinds = kindsOf([...Object.values(patterns), standInPaths.offline]);

/** The address of a page other than Home. */
export const PAGES = `^/(?:${pageKinds.join("|")})$`;

/** A page has one address. These are its others: with a slash at the end, or as a file. */
export const OTHER_FORMS = `^/(${pageKinds.join("|")})(?:/+|\\.html)$`;

const otherForms = new RegExp(OTHER_FORMS);

/** What browsers and scanners ask for by a name of their own, and where it is. */
export const otherNames: Readonly<Record<string, string>> = {
  "/index": "/",
  "/index.html": "/",
  "/favicon.ico": "/favicon.png",
  "/apple-touch-icon-precomposed.png": "/apple-touch-icon.png",
  "/security.txt": "/.well-known/security.txt",
};

/**
 * The one address of what can be asked for by several; nothing if the path is it already.
 *
 * @param path below the site's root, without a query
 */
export function movedTo(path: string): string | undefined {
  const [, file] = otherForms.exec(path) ?? [];
  return file === undefined ? otherNames[path] : `/${file}`;
}
