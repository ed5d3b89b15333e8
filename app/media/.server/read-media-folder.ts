import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { isCaption } from "#app/media/media-path.ts";
import type { MediaFiles } from "#app/media/supply.ts";

/** What systems leave behind in folders, and the folder's own guide. */
const PASSED_OVER = new Set(["readme.md", "thumbs.db", "desktop.ini"]);

/**
 * The paths of a media folder in their order, and the texts beside the pictures. A folder that is
 * not there is an empty one: the site is complete without any photograph.
 */
export function readMediaFolder(folder: string): MediaFiles {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    return { paths: [], texts: new Map() };
  }
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(({ name }) => !name.startsWith(".") && !PASSED_OVER.has(name.toLowerCase()))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .toSorted();
  const texts = paths.filter(isCaption).map((path) => {
    return [path, readFileSync(join(folder, path), "utf8")] as const;
  });
  return { paths, texts: new Map(texts) };
}
