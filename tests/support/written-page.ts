import { fileStem } from "#app/routes/output-paths.ts";
import { standInPaths } from "#app/routes/page-declaration.ts";
import { matchRoute, type ViewName } from "#app/routes/paths.ts";
import type { WrittenPage } from "#scripts/build/pages.ts";

function nameAt(path: string): ViewName {
  if (path === standInPaths["not-found"]) return "not-found";
  return path === standInPaths.offline ? "offline" : (matchRoute(path)?.name ?? "about");
}

/** A page as build steps get it after rendering. */
export function writtenPage(
  path: string,
  html = "",
  changes: Partial<WrittenPage> = {},
): WrittenPage {
  return {
    name: nameAt(path),
    params: {},
    path,
    stem: fileStem(path),
    revision: `html of ${html}`,
    art: [],
    card: undefined,
    newest: undefined,
    ...changes,
  };
}
