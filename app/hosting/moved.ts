import { OFFLINE_PATH, pageNames, pagePaths } from "#app/paths.ts";

/** Pages but the home page by the names of their files, without the extension. */
export const pageFiles: readonly string[] = [
  ...pageNames.map((name) => pagePaths[name]),
  OFFLINE_PATH,
].flatMap((path) => path.slice(1) || []);

/** A page has one address. These are its others: with a slash at the end, or as a file. */
export const OTHER_FORMS = `^/(${pageFiles.join("|")})(?:/+|\\.html)$`;

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
