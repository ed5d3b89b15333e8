import type { OpponentId, PersonId, TournamentId } from "#app/domain/ids.ts";
import { pageLabels } from "#words/page-labels.ts";
import type {
  BadgeQuestQuery,
  CoreValuesQuery,
  FiftyPlatesQuery,
  NewsQuery,
  OpponentsQuery,
  PlayersQuery,
  ResultsQuery,
  RosterQuery,
  SearchQuery,
} from "./queries.ts";
import {
  cleanPath,
  fillPattern,
  matchPattern,
  type AnyParams,
  type ParamsOf,
} from "#app/lib/path/pattern.ts";

/** Every kind of page by its pattern; links, files, site map, cards, hosts' files and the offline list follow. */
export const patterns = {
  home: "/",
  about: "/about",
  news: "/news",
  results: "/results",
  roster: "/roster",
  badgequest: "/badgequest",
  fiftyplates: "/fiftyplates",
  corevalues: "/corevalues",
  playlists: "/roster:year",
  players: "/players",
  player: "/players/:id",
  seasons: "/seasons",
  season: "/seasons/:year",
  tournament: "/tournaments/:id",
  opponents: "/opponents",
  opponent: "/opponents/:id",
  records: "/records",
  badge: "/badges/:slug",
  join: "/join",
  sponsors: "/sponsors",
  search: "/search",
  data: "/data",
} as const;

export type PageName = keyof typeof patterns;

/** Ending of files with a page's data; `/results.json` is taken by the feed of the results. */
export const DATA_ENDING = ".page.json";

/** A page that no link leads to: it stands in for one that is not stored, or for unknown addresses. */
export type StandIn = "offline" | "not-found";

export type ViewName = PageName | StandIn;

/** The paths of the stand-ins; hosts and the offline worker answer with their documents. */
export const standInPaths: Readonly<Record<StandIn, string>> = {
  offline: "/offline",
  "not-found": "/404",
};

export function isStandIn(name: ViewName): name is StandIn {
  return name in standInPaths;
}

/** The parameters of a kind of page; none for a page that there is once. */
export type PageParams<Name extends PageName = PageName> = ParamsOf<(typeof patterns)[Name]>;

/** The pages that every club has. */
export type LastingPage =
  "home" | "about" | "roster" | "players" | "player" | "seasons" | "season" | "search" | "data";

/** The pages that a club has where it has something to show on them. */
export type OptionalPage = Exclude<PageName, LastingPage>;

const entities = ["player", "season", "tournament", "opponent", "badge"] as const;

/** The kinds with a page for each person, season, tournament, opponent or badge. */
export type EntityPage = (typeof entities)[number];

/** Whether there is a page of this kind for each person, season and so on. */
export function isEntity(name: PageName): name is EntityPage {
  return entities.some((one) => one === name);
}

/** The pages that there is one of, beside those of a year with playlists. */
export type SinglePage = Exclude<PageName, EntityPage | "playlists">;

/** The pages that links call by a name; Home is called by its logo, a person by hers. */
export type NamedPage = Exclude<PageName, EntityPage | "home">;

/** The pages that a club may call otherwise. */
export type PartName = "badgequest" | "fiftyplates" | "corevalues" | "playlists";

/** The club's own names for parts of its site. */
export type PartNames = Readonly<Partial<Record<PartName, string | undefined>>>;

/**
 * Link label of a page: "Results", "Roster 2019".
 *
 * @param names what the club calls its parts
 * @param year where there is a page for each
 */
export function pageLabel(
  name: NamedPage,
  names: Readonly<Partial<Record<NamedPage, string | undefined>>> = {},
  year = "",
): string {
  return `${names[name] ?? pageLabels[name]} ${year}`.trim();
}

const isPageName = (name: string): name is PageName => Object.hasOwn(patterns, name);

/** Every kind of page, in the order of the table. */
export const pageNames: readonly PageName[] = Object.keys(patterns).filter(isPageName);

/** The playlists of a year. */
export interface PlaylistsAddress extends PageParams<"playlists"> {
  playlist?: string | undefined;
}

/** A path with its query; parameters without a value are left out, so defaults never show. */
export function address(path: string, query: object = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (typeof value === "string" && value !== "") search.set(name, value);
  }
  const text = search.toString();
  return text === "" ? path : `${path}?${text}`;
}

/** Reads a parameter of an address by its name; undefined where it is not there. */
export type ReadQuery = (name: string) => string | undefined;

/** @param search the query of an address, with or without its question mark */
export function queryReader(search: string): ReadQuery {
  const query = new URLSearchParams(search);
  return (name) => query.get(name) ?? undefined;
}

/** The address of a page that there is one of, with the query that holds its state. */
function link(name: SinglePage, query: object = {}): string {
  return address(patterns[name], query);
}

export const paths = {
  home: (): string => link("home"),
  about: (): string => link("about"),
  news: (query?: NewsQuery): string => link("news", query),
  results: (query?: ResultsQuery): string => link("results", query),
  roster: (query?: RosterQuery): string => link("roster", query),
  badgequest: (query?: BadgeQuestQuery): string => link("badgequest", query),
  fiftyplates: (query?: FiftyPlatesQuery): string => link("fiftyplates", query),
  corevalues: (query?: CoreValuesQuery): string => link("corevalues", query),
  playlists: ({ year, ...query }: PlaylistsAddress): string =>
    address(fillPattern(patterns.playlists, { year }), query),
  players: (query?: PlayersQuery): string => link("players", query),
  player: (params: { id: PersonId }): string => fillPattern(patterns.player, params),
  seasons: (): string => link("seasons"),
  season: ({ year }: { year: number }): string =>
    fillPattern(patterns.season, { year: String(year) }),
  tournament: (params: { id: TournamentId }): string => fillPattern(patterns.tournament, params),
  opponents: (query?: OpponentsQuery): string => link("opponents", query),
  opponent: (params: { id: OpponentId }): string => fillPattern(patterns.opponent, params),
  records: (): string => link("records"),
  data: (): string => link("data"),
  badge: (params: { slug: string }): string => fillPattern(patterns.badge, params),
  join: (): string => link("join"),
  sponsors: (): string => link("sponsors"),
  search: (query?: SearchQuery): string => link("search", query),
};

/** One page: its kind and its parameters. */
export interface Place {
  readonly name: PageName;
  readonly params: AnyParams;
}

/** The page that a path may stand for; none for an address that no pattern describes. */
export function placeAt(path: string): Place | undefined {
  for (const name of pageNames) {
    const params = matchPattern(patterns[name], path);
    if (params !== undefined) return { name, params };
  }
  return undefined;
}

/** The path of a page, without its query. */
export function pathOf({ name, params }: Place): string {
  return cleanPath(fillPattern(patterns[name], params));
}
