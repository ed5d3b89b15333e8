/** A season by its roster id, such as `team-2019`; left out when it is the default season. */
export interface SeasonQuery {
  season?: string | undefined;
}

/** `show=all` shows all seasons; `q` is the search as typed. */
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
  edition?: string | undefined;
  view?: "person" | "badge" | "team" | undefined;
  player?: string | undefined;
  badge?: string | undefined;
  value?: string | undefined;
  have?: string | undefined;
  order?: string | undefined;
  tab?: string | undefined;
}

/** The settings of the core values by their keys: `brain=88`. */
export type CoreValuesQuery = Readonly<Record<string, string | undefined>>;

export interface FiftyPlatesQuery {
  plate?: string | undefined;
  edition?: string | undefined;
}

/** `q` is the search as typed; `season` leaves those of one season. */
export interface PlayersQuery extends SeasonQuery {
  q?: string | undefined;
}

export interface OpponentsQuery {
  q?: string | undefined;
  sort?: "name" | "wins" | "last" | undefined;
}

/** `q` is what is searched, as typed. */
export interface SearchQuery {
  q?: string | undefined;
}
