import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { decodeText } from "./decode-text.ts";

function isContent(file: string): boolean {
  const name = file.split("/").at(-1) ?? "";
  return !name.startsWith(".") && file !== "README.md";
}

/**
 * The texts of a content folder by their path inside it, in order of path. Its README and files
 * that begin with a dot, which some systems leave behind, do not count.
 */
export function readFolder(folder: string): ReadonlyMap<string, string> {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new Error(`There is no folder ${folder} with the content of the site.`);
  }
  const found = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter(isContent)
    .toSorted();
  return new Map(found.map((file) => [file, decodeText(readFileSync(join(folder, file)), file)]));
}
