import { hasPage } from "#app/routes/has-page.ts";
import { fileStem } from "#app/routes/output-paths.ts";
import { standInPaths } from "#app/routes/page-declaration.ts";
import { buildPath, allPages, type ViewName } from "#app/routes/paths.ts";
import type { Route } from "#app/routes/route.ts";
import type { Sources } from "#app/routes/sources.ts";
import type { SitePage } from "./site-page.ts";

const routes = import.meta.glob<Route>("/app/pages/*/load.ts", {
  eager: true,
  import: "route",
});

/** The build-time code of a kind of page. */
export function findRoute(name: ViewName): Route {
  const route = routes[`/app/pages/${name}/load.ts`];
  if (route === undefined) throw new RangeError(`Nothing loads ${name}.`);
  return route;
}

function sitePage(name: ViewName, path: string, params: SitePage["params"] = {}): SitePage {
  return { name, params, path, stem: fileStem(path) };
}

/** All pages, in the order of the site map; then the stand-ins. */
export function sitePages(sources: Sources): readonly SitePage[] {
  const addressed = allPages().flatMap((name) => {
    const once = hasPage(sources.record, name) ? [{}] : [];
    const all = findRoute(name).pages?.(sources) ?? once;
    return all.map((params) => sitePage(name, buildPath({ name, params }), params));
  });
  return [
    ...addressed,
    sitePage("offline", standInPaths.offline),
    sitePage("not-found", standInPaths["not-found"]),
  ];
}
