import { placeAt, standInPaths, type ViewName } from "#app/paths.ts";
import type { View } from "#app/page/view.ts";

/** The code of each kind of page: one chunk a kind, fetched when a page of it is asked for. */
export const views = {
  home: () => import("#app/pages/home.tsx"),
  about: () => import("#app/pages/about.tsx"),
  news: () => import("#app/pages/news.tsx"),
  results: () => import("#app/pages/results.tsx"),
  roster: () => import("#app/pages/roster.tsx"),
  badgequest: () => import("#app/pages/badgequest.tsx"),
  fiftyplates: () => import("#app/pages/fiftyplates.tsx"),
  corevalues: () => import("#app/pages/corevalues.tsx"),
  roster2019: () => import("#app/pages/roster2019.tsx"),
  offline: () => import("#app/pages/offline.tsx"),
  "not-found": () => import("#app/pages/not-found.tsx"),
} satisfies Record<ViewName, () => Promise<{ view: View<never> }>>;

export type Views = typeof views;

export async function loadView(name: ViewName): Promise<View<unknown>> {
  const { view } = await views[name]();
  return view;
}

/** The kind of page at a path. */
export function viewNameAt(path: string): ViewName {
  if (path === standInPaths.offline) return "offline";
  return placeAt(path)?.name ?? "not-found";
}
