import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/**
 * Time of the last change in a content folder, in milliseconds since 1970: the default publishing time of builds.
 * Folders count, too, since deleting a file only changes its folder.
 */
export function lastChange(folder: string): number {
  const paths = [".", ...readdirSync(folder, { recursive: true, encoding: "utf8" })];
  return Math.max(...paths.map((path) => Math.floor(statSync(join(folder, path)).mtimeMs)));
}
