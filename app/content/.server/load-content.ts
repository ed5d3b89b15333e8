import { checkContent } from "#app/content/check-content.ts";
import type { Content, Player } from "#app/content/content.ts";
import { hiddenPlayers } from "#app/content/naming.ts";
import { printReport, withoutHints } from "#app/content/report.ts";
import { freeze } from "./freeze.ts";
import { publicContent } from "./privacy.ts";
import { BrokenContent, readFolder } from "./read-folder.ts";

/** The folder of the content: content/ unless CONTENT_FOLDER names another. */
export function contentFolder(): string {
  return process.env["CONTENT_FOLDER"] || "content";
}

interface Loaded {
  readonly content: Content;
  readonly hidden: readonly Player[];
}

const loaded = new Map<string, Loaded>();

function read(folder: string): Loaded {
  const { draft, problems } = checkContent(readFolder(folder));
  const { site } = draft;
  if (site === undefined || problems.some(({ severity }) => severity === "error")) {
    throw new BrokenContent(printReport(draft, withoutHints(problems), folder));
  }
  return {
    content: freeze(publicContent({ ...draft, site })),
    hidden: hiddenPlayers(draft.players),
  };
}

function load(folder: string): Loaded {
  const known = loaded.get(folder) ?? read(folder);
  loaded.set(folder, known);
  return known;
}

/**
 * The content of the site as the public may see it: checked, frozen, and read once per folder.
 * Throws the printed report where the content has errors; warnings stop nothing.
 */
export function loadContent(folder = contentFolder()): Content {
  return load(folder).content;
}

/** The players of the same content who are not to be shown by name, with the names to look for. */
export function loadHidden(folder = contentFolder()): readonly Player[] {
  return load(folder).hidden;
}
