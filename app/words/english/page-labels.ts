/**
 * Link labels of pages; those with one page per year are followed by the year. A club may rename its parts:
 * use `pageLabel` for them.
 */
export const pageLabels = {
  home: "Home",
  about: "About Us",
  news: "News",
  results: "Results",
  roster: "Roster",
  badgequest: "Badge Quest",
  fiftyplates: "Fifty Plates",
  corevalues: "Core Values",
  playlists: "Roster",
  players: "Players",
  seasons: "Seasons",
  opponents: "Opponents",
  records: "Records",
  join: "Join",
  sponsors: "Sponsors",
  search: "Search",
  data: "Open Data",
} as const;
