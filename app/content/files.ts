/** Content files that exist once. */
export const files = {
  site: "site.yml",
  inks: "inks.yml",
  states: "states.yml",
  coreValues: "core-values.yml",
  testimonials: "testimonials.yml",
  players: "players.yml",
  opponents: "opponents.yml",
  badges: "badge-quest/badges.yml",
  history: "badge-quest/history.yml",
} as const;

/** Files of the club's own drawings. */
export const markFiles = { mark: "mark.svg", crest: "crest.svg", icon: "icon.svg" } as const;

/** The roster of a season. */
export function rosterFile(year: number): string {
  return `seasons/${year}/roster.yml`;
}

/** The news of a season. */
export function newsFile(year: number): string {
  return `seasons/${year}/news.yml`;
}

/** A tournament of a season; its id is the name of the file. */
export function tournamentFile(year: number, id: string): string {
  return `seasons/${year}/tournaments/${id}.yml`;
}

/** An edition of Badge Quest. */
export function editionFile(year: number): string {
  return `badge-quest/${year}/edition.yml`;
}

/** The award log of an edition. */
export function awardsFile(year: number): string {
  return `badge-quest/${year}/awards.csv`;
}

/** The playlists of a year. */
export function playlistsFile(year: number): string {
  return `playlists/${year}.yml`;
}
