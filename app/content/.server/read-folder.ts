import { type Dirent, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { decodeText } from "./decode-text.ts";

function isContent(file: string): boolean {
  const name = file.split("/").at(-1) ?? "";
  return !name.startsWith(".") && file !== "README.md";
}

/** Content with errors, and as its message the printed report: for whoever writes it, so no stack belongs to it. */
export class BrokenContent extends Error {}

/** What is wrong with an entry of a folder that cannot be read as a file; undefined for files and folders of them. */
function mistakeOf(entry: Dirent): [cause: string, remedy: string] | undefined {
  if (entry.isFile()) return undefined;
  if (entry.isSymbolicLink()) {
    return ["This is a symbolic link, and links are not followed.", "Put the file itself here."];
  }
  if (!entry.isDirectory()) return ["This is not a file.", "Delete it, or put a file here."];
  return /\.(?:ya?ml|csv)$/i.test(entry.name)
    ? ["This is a folder, and its name is that of a file.", "Delete it, or put the file here."]
    : undefined;
}

function textOf(folder: string, file: string): string {
  try {
    return decodeText(readFileSync(join(folder, file)), file);
  } catch {
    throw new BrokenContent(
      `${folder}/${file}:1:1  error  the file\n  The file cannot be opened.\n  Change its permissions so that you may read it.`,
    );
  }
}

/**
 * The texts of a content folder by their path inside it, in order of path. Its README and files
 * that begin with a dot, which some systems leave behind, do not count.
 *
 * @throws BrokenContent for everything that would be passed over silently, such as symbolic links
 */
export function readFolder(folder: string): ReadonlyMap<string, string> {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new Error(`There is no folder ${folder} with the content of the site.`);
  }
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => {
      const path = relative(folder, join(entry.parentPath, entry.name));
      return { entry, file: path.split(sep).join("/") };
    })
    .filter(({ file }) => isContent(file))
    .toSorted((one, other) => (one.file < other.file ? -1 : 1));
  const mistakes = entries.flatMap(({ entry, file }) => {
    const [cause, remedy] = mistakeOf(entry) ?? [];
    return cause === undefined
      ? []
      : [`${folder}/${file}:1:1  error  the file\n  ${cause}\n  ${remedy}`];
  });
  if (mistakes.length > 0) throw new BrokenContent(mistakes.join("\n\n"));
  const files = entries.filter(({ entry }) => entry.isFile());
  return new Map(files.map(({ file }) => [file, textOf(folder, file)]));
}
