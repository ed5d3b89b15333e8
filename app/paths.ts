/**
 * Every address of the site and every query state as a typed function.
 * The navigation, the list of prerendered files and the sitemap derive from it.
 */
export type PageName =
  | "home"
  | "about"
  | "news"
  | "results"
  | "roster"
  | "badgequest"
  | "fiftyplates"
  | "corevalues"
  | "roster2019";

export const pagePaths: Readonly<Record<PageName, string>> = {
  home: "/",
  about: "/about",
  news: "/news",
  results: "/results",
  roster: "/roster",
  badgequest: "/badgequest",
  fiftyplates: "/fiftyplates",
  corevalues: "/corevalues",
  roster2019: "/roster2019",
};

/** The pages that links call by a name; Home is called by its logo. */
export type NamedPage = Exclude<PageName, "home">;

export const pageLabels: Readonly<Record<NamedPage, string>> = {
  about: "About Us",
  news: "News",
  results: "Results",
  roster: "Roster",
  badgequest: "Badge Quest",
  fiftyplates: "Fifty Plates",
  corevalues: "Core Values",
  roster2019: "Roster 2019",
};

/** The nine pages in the order of the specification. */
export const pageNames: readonly PageName[] = [
  "home",
  "about",
  "news",
  "results",
  "roster",
  "badgequest",
  "fiftyplates",
  "corevalues",
  "roster2019",
];

/** A season by its roster id, such as `rival-2019`; left out when it is the default season. */
export interface SeasonQuery {
  season?: string | undefined;
}

/** `show=all` is the specification's show-all flag; `q` is the search as typed. */
export interface FilterQuery extends SeasonQuery {
  show?: "all" | undefined;
  q?: string | undefined;
}

export interface NewsQuery extends FilterQuery {
  /** The photograph of the grid that is open, from 1. */
  photo?: string | undefined;
}

export interface ResultsQuery extends FilterQuery {
  tournament?: string | undefined;
}

export interface RosterQuery extends SeasonQuery {
  view?: "list" | "player" | undefined;
  player?: string | undefined;
}

export interface BadgeQuestQuery {
  view?: "person" | "badge" | "team" | undefined;
  player?: string | undefined;
  badge?: string | undefined;
  tab?: string | undefined;
}

export interface CoreValuesQuery {
  brain?: string | undefined;
  effort?: string | undefined;
  skill?: string | undefined;
  character?: string | undefined;
}

export interface FiftyPlatesQuery {
  plate?: string | undefined;
  edition?: string | undefined;
}

export interface Roster2019Query {
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

export const paths = {
  home: (): string => pagePaths.home,
  about: (): string => pagePaths.about,
  news: (query: NewsQuery = {}): string => address(pagePaths.news, query),
  results: (query: ResultsQuery = {}): string => address(pagePaths.results, query),
  roster: (query: RosterQuery = {}): string => address(pagePaths.roster, query),
  badgequest: (query: BadgeQuestQuery = {}): string => address(pagePaths.badgequest, query),
  fiftyplates: (query: FiftyPlatesQuery = {}): string => address(pagePaths.fiftyplates, query),
  corevalues: (query: CoreValuesQuery = {}): string => address(pagePaths.corevalues, query),
  roster2019: (query: Roster2019Query = {}): string => address(pagePaths.roster2019, query),
};

/** The page that stands in, without a connection, for one that is not stored. Nothing links to it. */
export const OFFLINE_PATH = "/offline";

/**
 * The page at an address, in the forms too that hosts lead to it or answer themselves: with a slash
 * at the end, or as its file. None for an unknown address.
 */
export function pageAt(path: string): PageName | undefined {
  const file = path.replace(/^\/index(?:\.html)?$/, "/").replace(/(\w)\.html$/, "$1");
  const clean = file === path ? path.replace(/(.)\/+$/, "$1") : file;
  return pageNames.find((name) => pagePaths[name] === clean);
}
