/** Fields of each open data file, in a few words. */
export const rowContents = {
  players: "name, number, position, seasons",
  seasons: "roster, captains, coaches, record, finish",
  tournaments: "dates, place, zone, finish",
  games: "opponent, type, time, score, remark",
  opponents: "name, city, state, years met",
  badges: "title, value, rule, created by, editions",
  awards: "badge, person, day, time, note",
  news: "title, link, author, day, type",
} as const;
