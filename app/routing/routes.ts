import type { AnyRoute } from "#app/page/route.ts";
import type { ViewName } from "#app/paths.ts";

const routes = import.meta.glob<AnyRoute>("/app/routes/*/load.ts", {
  eager: true,
  import: "route",
});

/** The build's side of a kind of page, whatever its data are. */
export function routeOf(name: ViewName): AnyRoute {
  const route = routes[`/app/routes/${name}/load.ts`];
  if (route === undefined) throw new RangeError(`Nothing loads ${name}.`);
  return route;
}
