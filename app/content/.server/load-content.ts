import { checkContent } from "#app/content/check-content.ts";
import type { Content } from "#app/content/content.ts";
import { printReport } from "#app/content/report.ts";
import { freeze } from "./freeze.ts";
import { publicContent } from "./privacy.ts";
import { readFolder } from "./read-folder.ts";

const loaded = new Map<string, Content>();

function load(folder: string): Content {
  const { draft, problems } = checkContent(readFolder(folder));
  const { site } = draft;
  if (site === undefined || problems.some(({ severity }) => severity === "error")) {
    throw new Error(printReport(draft, problems, folder));
  }
  return freeze(publicContent({ ...draft, site }));
}

/**
 * The content of the site as the public may see it: checked, frozen, and read once per folder.
 * The folder is content/ unless CONTENT_FOLDER names another. Throws the printed report where the
 * content has errors; warnings stop nothing.
 */
export function loadContent(folder = process.env["CONTENT_FOLDER"] ?? "content"): Content {
  const known = loaded.get(folder);
  if (known !== undefined) return known;
  const content = load(folder);
  loaded.set(folder, content);
  return content;
}
