import { placeAt, standInPaths, type ViewName } from "#app/paths.ts";
import type { View } from "#app/page/view.ts";

/** The code of each kind of page: one chunk a kind, fetched when a page of it is asked for. */
export const views = {
  home: () => import("#app/routes/home/home.view.tsx"),
  about: () => import("#app/routes/about/about.view.tsx"),
  news: () => import("#app/routes/news/news.view.tsx"),
  results: () => import("#app/routes/results/results.view.tsx"),
  roster: () => import("#app/routes/roster/roster.view.tsx"),
  badgequest: () => import("#app/routes/badgequest/badgequest.view.tsx"),
  fiftyplates: () => import("#app/routes/fiftyplates/fiftyplates.view.tsx"),
  corevalues: () => import("#app/routes/corevalues/corevalues.view.tsx"),
  playlists: () => import("#app/routes/playlists/playlists.view.tsx"),
  players: () => import("#app/routes/players/players.view.tsx"),
  player: () => import("#app/routes/player/player.view.tsx"),
  seasons: () => import("#app/routes/seasons/seasons.view.tsx"),
  season: () => import("#app/routes/season/season.view.tsx"),
  tournament: () => import("#app/routes/tournament/tournament.view.tsx"),
  opponents: () => import("#app/routes/opponents/opponents.view.tsx"),
  opponent: () => import("#app/routes/opponent/opponent.view.tsx"),
  records: () => import("#app/routes/records/records.view.tsx"),
  badge: () => import("#app/routes/badge/badge.view.tsx"),
  join: () => import("#app/routes/join/join.view.tsx"),
  sponsors: () => import("#app/routes/sponsors/sponsors.view.tsx"),
  search: () => import("#app/routes/search/search.view.tsx"),
  data: () => import("#app/routes/data/data.view.tsx"),
  offline: () => import("#app/routes/offline/offline.view.tsx"),
  "not-found": () => import("#app/routes/not-found/not-found.view.tsx"),
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
