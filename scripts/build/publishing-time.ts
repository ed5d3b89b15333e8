import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/**
 * Time of the last change in a folder of content, in milliseconds since 1970: the publishing time of builds that
 * are not told it. Folders count, too, since a deleted file changes only its folder.
 */
export function lastChange(folder: string): number {
  const paths = [".", ...readdirSync(folder, { recursive: true, encoding: "utf8" })];
  return Math.max(...paths.map((path) => Math.floor(statSync(join(folder, path)).mtimeMs)));
}
