/**
 * What links call the pages; the year follows where there is one for each. A club may call its parts otherwise, so
 * those are asked for with `pageLabel`.
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
