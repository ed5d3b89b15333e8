import { readdirSync } from "node:fs";
import { join } from "node:path";

/** Sorted paths of files below a folder that match a pattern. */
export function filesBelow(folder: string, pattern: RegExp): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => pattern.test(path))
    .toSorted();
}
