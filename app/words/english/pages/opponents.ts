/* The list of opponents. */

export const filterTheOpponents = "Filter the opponents";
export const searchTeams = "Search teams or cities";
export const order = "Order";
export const description = (teams: number, team: string) =>
  `The ${teams} teams that ${team} has played, with the record against each.`;
export const mostPlayedFirst = "Most played first";
export const byName = "By name";
export const mostWinsFirst = "Most wins first";
export const lastPlayedFirst = "Last played first";
export const neverLostTo = "Never lost to";
export const threeGamesOrMore = "3 games or more";
export const stillToBeat = "Still to beat";
export const twoGamesOrMore = "2 games or more";
