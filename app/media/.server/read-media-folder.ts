import { closeSync, openSync, readdirSync, readFileSync, readSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { KIND_BYTES, kindOf, type FileKind } from "#app/media/file-kind.ts";
import { isCaption } from "#app/media/media-path.ts";
import type { MediaFiles } from "#app/media/supply.ts";

/** The folder in which pictures wait for their names (`npm run media`). */
export const INBOX = "inbox";

/** Files of operating systems, and the folder's own guide. */
const PASSED_OVER = new Set(["readme.md", "thumbs.db", "desktop.ini"]);

/** The kind of a file by its content. The first bytes are enough to know a photograph's format; an SVG is read completely. */
export function kindAt(path: string): FileKind {
  const bytes = Buffer.alloc(KIND_BYTES);
  const file = openSync(path, "r");
  const length = readSync(file, bytes);
  closeSync(file);
  const beginning = bytes.subarray(0, length);
  const isMarkup = /^\W*</.test(beginning.toString("latin1"));
  return kindOf(isMarkup ? readFileSync(path) : beginning);
}

/**
 * The paths of a media folder in their order, the texts beside the pictures, and the kind of each
 * file. A missing folder is an empty one: the site is complete without any photograph.
 */
export function readMediaFolder(folder: string): MediaFiles {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    return { paths: [], texts: new Map(), kinds: new Map() };
  }
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(({ name }) => !name.startsWith(".") && !PASSED_OVER.has(name.toLowerCase()))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter((path) => !path.startsWith(`${INBOX}/`))
    .toSorted();
  const texts = paths.filter(isCaption).map((path) => {
    return [path, readFileSync(join(folder, path), "utf8")] as const;
  });
  const kinds = paths
    .filter((path) => !isCaption(path))
    .map((path) => [path, kindAt(join(folder, path))] as const);
  return { paths, texts: new Map(texts), kinds: new Map(kinds) };
}
