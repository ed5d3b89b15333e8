import { cleanPath } from "#app/lib/path.ts";

/**
 * Base name of a page's files: `results` for `/results`, `index` for Home. The document is `results.html`.
 *
 * @param path of a page, without a query
 */
export function fileStem(path: string): string {
  const clean = cleanPath(path);
  return clean === "/" ? "index" : clean.slice(1);
}
