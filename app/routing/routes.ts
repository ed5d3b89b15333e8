import { route as about } from "#app/pages/about.route.ts";
import { route as badgequest } from "#app/pages/badgequest.route.ts";
import { route as corevalues } from "#app/pages/corevalues.route.ts";
import { route as fiftyplates } from "#app/pages/fiftyplates.route.ts";
import { route as home } from "#app/pages/home.route.ts";
import { route as news } from "#app/pages/news.route.ts";
import { route as notFound } from "#app/pages/not-found.route.ts";
import { route as offline } from "#app/pages/offline.route.ts";
import { route as results } from "#app/pages/results.route.ts";
import { route as roster } from "#app/pages/roster.route.ts";
import { route as roster2019 } from "#app/pages/roster2019.route.ts";
import type { Route } from "#app/page/route.ts";
import type { DataOf } from "#app/page/view.ts";
import type { ViewName } from "#app/paths.ts";
import type { Views } from "./views.ts";

type ViewOf<Name extends ViewName> = Awaited<ReturnType<Views[Name]>>["view"];

/** The build's side of every kind of page; the types hold that each loads what its view is drawn from. */
const routes = {
  home,
  about,
  news,
  results,
  roster,
  badgequest,
  fiftyplates,
  corevalues,
  roster2019,
  offline,
  "not-found": notFound,
} satisfies { [Name in ViewName]: Route<Name, DataOf<ViewOf<Name>>> };

/** The build's side of a kind of page, whatever its data are. */
export function routeOf(name: ViewName): Route {
  return routes[name];
}
