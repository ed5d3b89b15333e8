import type { ReactNode } from "react";
import { standInPaths } from "#app/routes/page-declaration.ts";
import { matchRoute, type ViewName } from "#app/routes/paths.ts";

/** The component of a kind of page. */
export type View = (props: { readonly data: unknown }) => ReactNode;

/** The code of each kind of page, one chunk per kind. */
const views = import.meta.glob<{ readonly View: View }>("/app/pages/*/View.tsx");

/** Loads the view component of a kind of page. */
export async function loadView(name: ViewName): Promise<View> {
  const load = views[`/app/pages/${name}/View.tsx`];
  if (load === undefined) throw new RangeError(`There is no view for ${name}.`);
  const { View } = await load();
  // A server has answered for the script without it.
  if (typeof View !== "function") throw new TypeError(`The view of ${name} is empty.`);
  return View;
}

/** The kind of page at a path. */
export function viewNameAt(path: string): ViewName {
  if (path === standInPaths.offline) return "offline";
  return matchRoute(path)?.name ?? "not-found";
}
