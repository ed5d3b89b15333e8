import type { Page } from "#app/page.ts";
import { pageAt, type PageName, pagePaths } from "#app/paths.ts";

/** A page of the site, or the page that stands in for every unknown address. */
export type RouteName = PageName | "not-found";

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
  "not-found": () => import("#app/pages/not-found.tsx"),
};

const loaded = new Map<RouteName, Page>();

export function routeAt(path: string): RouteName {
  return pageAt(path) ?? "not-found";
}

/** The address of a route's page without its query; one stands for all that are unknown. */
export function routePath(route: RouteName): string {
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
