import type { ParamNames } from "#app/lib/path/pattern.ts";
import { isStandIn, type PageName, type paths, type patterns, type ViewName } from "./paths.ts";

type Address<P extends PageName> = NonNullable<Parameters<(typeof paths)[P]>[0]>;

/** The names in the query of a page: those of its address that do not stand in its path. */
type QueryName<P extends PageName> = Exclude<keyof Address<P>, ParamNames<(typeof patterns)[P]>>;

/** Typed after the addresses, so that none is forgotten. */
const known: { readonly [P in PageName]: Readonly<Record<QueryName<P>, true>> } = {
  home: {},
  about: {},
  news: { season: true, show: true, q: true, photo: true },
  results: { season: true, show: true, q: true, tournament: true },
  roster: { season: true, view: true, player: true },
  badgequest: {
    edition: true,
    view: true,
    player: true,
    badge: true,
    value: true,
    have: true,
    order: true,
    tab: true,
  },
  fiftyplates: { plate: true, edition: true },
  corevalues: {},
  playlists: { playlist: true },
  players: { season: true, q: true },
  player: {},
  seasons: {},
  season: {},
  tournament: {},
  opponents: { q: true, sort: true },
  opponent: {},
  records: {},
  badge: {},
  join: {},
  sponsors: {},
  search: { q: true },
  data: {},
};

/**
 * The parameters by which an address asks for another view of a page; all others change nothing, but those that a page
 * has from the content.
 */
export function pageParameters(page: ViewName): readonly string[] {
  return isStandIn(page) ? [] : Object.keys(known[page]);
}
