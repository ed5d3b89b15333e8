/** What links call the pages that are called the same at every club. */
export const pageLabels = {
  home: "Home",
  about: "About Us",
  news: "News",
  results: "Results",
  roster: "Roster",
  players: "Players",
  seasons: "Seasons",
  opponents: "Opponents",
  records: "Records",
  join: "Join",
  sponsors: "Sponsors",
  search: "Search",
  data: "Open Data",
} as const;

/** What links call the pages that a club may name itself. The year follows where there is one for each. */
export const partLabels = {
  badgequest: "Badge Quest",
  fiftyplates: "Fifty Plates",
  corevalues: "Core Values",
  playlists: "Roster",
} as const;
