/* Fields of each open data file. */

export const players = "name, number, position, seasons";
export const seasons = "roster, captains, coaches, record, finish";
export const tournaments = "dates, place, zone, finish";
export const games = "opponent, type, time, score, remark";
export const opponents = "name, city, state, years met";
export const badges = "title, value, rule, created by, editions";
export const awards = "badge, person, day, time, note";
export const news = "title, link, author, day, type";
