import type { ViewName } from "#app/routes/paths.ts";
import type { AnyRoute } from "#app/routes/route.ts";

const routes = import.meta.glob<AnyRoute>("/app/pages/*/load.ts", {
  eager: true,
  import: "route",
});

/** The build-time route of a kind of page, typed without its data. */
export function findRoute(name: ViewName): AnyRoute {
  const route = routes[`/app/pages/${name}/load.ts`];
  if (route === undefined) throw new RangeError(`Nothing loads ${name}.`);
  return route;
}
