import { route as about } from "#app/routes/about/about.route.ts";
import { route as badgequest } from "#app/routes/badgequest/badgequest.route.ts";
import { route as corevalues } from "#app/routes/corevalues/corevalues.route.ts";
import { route as fiftyplates } from "#app/routes/fiftyplates/fiftyplates.route.ts";
import { route as home } from "#app/routes/home/home.route.ts";
import { route as news } from "#app/routes/news/news.route.ts";
import { route as notFound } from "#app/routes/not-found/not-found.route.ts";
import { route as offline } from "#app/routes/offline/offline.route.ts";
import { route as results } from "#app/routes/results/results.route.ts";
import { route as roster } from "#app/routes/roster/roster.route.ts";
import { route as playlists } from "#app/routes/playlists/playlists.route.ts";
import { route as players } from "#app/routes/players/players.route.ts";
import { route as player } from "#app/routes/player/player.route.ts";
import { route as seasons } from "#app/routes/seasons/seasons.route.ts";
import { route as season } from "#app/routes/season/season.route.ts";
import { route as tournament } from "#app/routes/tournament/tournament.route.ts";
import { route as opponents } from "#app/routes/opponents/opponents.route.ts";
import { route as opponent } from "#app/routes/opponent/opponent.route.ts";
import { route as records } from "#app/routes/records/records.route.ts";
import { route as badge } from "#app/routes/badge/badge.route.ts";
import { route as join } from "#app/routes/join/join.route.ts";
import { route as sponsors } from "#app/routes/sponsors/sponsors.route.ts";
import { route as search } from "#app/routes/search/search.route.ts";
import { route as data } from "#app/routes/data/data.route.ts";
import type { AnyRoute, Route } from "#app/page/route.ts";
import type { DataOf } from "#app/page/view.ts";
import type { ViewName } from "#app/paths.ts";
import type { Views } from "./views.ts";

type ViewOf<Name extends ViewName> = Awaited<ReturnType<Views[Name]>>["view"];

/** The build's side of every kind of page; the types make sure that each loads the data of its view. */
const routes = {
  home,
  about,
  news,
  results,
  roster,
  badgequest,
  fiftyplates,
  corevalues,
  playlists,
  players,
  player,
  seasons,
  season,
  tournament,
  opponents,
  opponent,
  records,
  badge,
  join,
  sponsors,
  search,
  data,
  offline,
  "not-found": notFound,
} satisfies { [Name in ViewName]: Route<Name, DataOf<ViewOf<Name>>> };

/** The build's side of a kind of page, whatever its data are. */
export function routeOf(name: ViewName): AnyRoute {
  return routes[name];
}
