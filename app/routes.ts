import type { Page } from "#app/page.ts";
import { OFFLINE_PATH, pageAt, type PageName, pagePaths } from "#app/paths.ts";

/** A page of the site, or one that stands in: for a page that is not stored, for unknown addresses. */
export type RouteName = PageName | "offline" | "not-found";

type LoadPage = () => Promise<{ page: Page }>;

const loaders: Readonly<Record<RouteName, LoadPage>> = {
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
};

const loaded = new Map<RouteName, Page>();

/** What the page for those who are offline is known by in its document. */
export const OFFLINE_ID = "offline";

/** The address that this document stands in for, as it is and as the router reads it. */
let missing: readonly string[] = [OFFLINE_PATH];

/** The document at this address says that one is offline: so the address stays with that page. */
export function markMissing(path: string): void {
  missing = [OFFLINE_PATH, path, readable(path)];
}

/** An address with its letters as they are said; as it stands where it cannot be read. */
export function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

export function routeAt(path: string): RouteName {
  return missing.includes(path) ? "offline" : (pageAt(path) ?? "not-found");
}

/** The address of a route's page without its query; one stands for all that are unknown. */
export function routePath(route: RouteName): string {
  if (route === "offline") return OFFLINE_PATH;
  return route === "not-found" ? "/404" : pagePaths[route];
}

/** Fetches the page's module once; navigation awaits it, so the old page stays until the new one is ready. */
export async function loadPage(route: RouteName): Promise<Page> {
  const known = loaded.get(route);
  if (known !== undefined) return known;
  const { page } = await loaders[route]();
  loaded.set(route, page);
  return page;
}

/** The page if its module has arrived. */
export function loadedPage(route: RouteName): Page | undefined {
  return loaded.get(route);
}
