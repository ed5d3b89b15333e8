import { type Dirent, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { checkContent } from "#app/content/check-content.ts";
import type { Content, Player } from "#app/content/content.ts";
import type { KnownPages } from "#app/content/inventory.ts";
import { findUnnamedPlayers } from "#app/content/naming.ts";
import { printReport, withoutHints } from "#app/content/report.ts";
import { decodeText } from "./decode-text.ts";
import { publicContent } from "./privacy.ts";

const refuse = (): never => {
  throw new TypeError("The content cannot be changed.");
};

/** Freezes a value deeply, maps included. */
export function freeze<T>(value: T): T {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  if (value instanceof Map) {
    for (const entry of value.values()) freeze(entry);
    Object.assign(value, { set: refuse, delete: refuse, clear: refuse });
  }
  for (const part of Object.values(value)) freeze(part);
  return Object.freeze(value);
}

function isContent(file: string): boolean {
  const name = file.split("/").at(-1) ?? "";
  return !name.startsWith(".") && file !== "README.md";
}

/** Content with errors. Its message is the report for captains, to be printed without a stack. */
export class BrokenContent extends Error {}

/** The problem with a folder entry that cannot be read as a file, in two lines; undefined for files and folders. */
function explainEntry(entry: Dirent): string | undefined {
  if (entry.isFile()) return undefined;
  if (entry.isSymbolicLink()) {
    return "  This is a symbolic link, which the build does not follow.\n  Replace it with the file itself.";
  }
  if (!entry.isDirectory()) {
    return "  This is not a file.\n  Delete it, or replace it with a file.";
  }
  return /\.(?:ya?ml|csv)$/i.test(entry.name)
    ? "  This is a folder, but it has the name of a file.\n  Delete it, or replace it with the file."
    : undefined;
}

/**
 * The text of a file.
 *
 * @throws BrokenContent if it cannot be opened
 */
export function readText(folder: string, file: string): string {
  try {
    return decodeText(file, readFileSync(join(folder, file)));
  } catch {
    throw new BrokenContent(
      `${folder}/${file}:1:1  error  the file\n  The file cannot be opened.\n  Check its name, and its permissions.`,
    );
  }
}

/**
 * The texts of a content folder by path, sorted, without its README and hidden files.
 *
 * @throws BrokenContent if there is none, and for everything that would be skipped, such as symbolic links
 */
export function readFolder(folder: string): ReadonlyMap<string, string> {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new BrokenContent(`The content folder ${folder} does not exist.`);
  }
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => {
      const path = relative(folder, join(entry.parentPath, entry.name));
      return { entry, file: path.split(sep).join("/") };
    })
    .filter(({ file }) => isContent(file))
    .toSorted((a, b) => (a.file < b.file ? -1 : 1));
  const problems = entries.flatMap(({ entry, file }) => {
    const explanation = explainEntry(entry);
    return explanation === undefined
      ? []
      : `${folder}/${file}:1:1  error  the file\n${explanation}`;
  });
  if (problems.length > 0) throw new BrokenContent(problems.join("\n\n"));
  const files = entries.filter(({ entry }) => entry.isFile());
  return new Map(files.map(({ file }) => [file, readText(folder, file)]));
}

/** The folder of the content: content/ unless CONTENT_FOLDER names another. */
export function contentFolder(): string {
  return process.env["CONTENT_FOLDER"] || "content";
}

interface CheckedContent {
  readonly content: Content;
  readonly unnamedPlayers: readonly Player[];
  /** The pages that its links were checked against. */
  readonly pages: KnownPages | undefined;
}

const contentByFolder = new Map<string, CheckedContent>();

function readChecked(folder: string, pages: KnownPages | undefined): CheckedContent {
  const checked = checkContent(readFolder(folder), { pages });
  const { draft, problems } = checked;
  const { site } = draft;
  if (site === undefined || problems.some(({ severity }) => severity === "error")) {
    throw new BrokenContent(printReport({ ...checked, problems: withoutHints(problems) }, folder));
  }
  return {
    content: freeze(publicContent({ ...draft, site })),
    unnamedPlayers: findUnnamedPlayers(draft.players),
    pages,
  };
}

/** Reads a folder once, and again only for pages that its links were not checked against. */
function readOnce(folder: string, pages?: KnownPages): CheckedContent {
  const former = contentByFolder.get(folder);
  if (former !== undefined && (pages ?? former.pages) === former.pages) return former;
  const checked = readChecked(folder, pages);
  contentByFolder.set(folder, checked);
  return checked;
}

/**
 * The public content, checked and frozen.
 *
 * @param pages the site's pages; without them, links to pages are not checked
 * @throws BrokenContent if it has errors
 */
export function loadContent(folder = contentFolder(), pages?: KnownPages): Content {
  return readOnce(folder, pages).content;
}

/** Players who are not shown by name, with their names. */
export function loadUnnamedPlayers(folder = contentFolder()): readonly Player[] {
  return readOnce(folder).unnamedPlayers;
}
