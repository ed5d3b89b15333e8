/* Results. */

export const allOpponents = "All opponents";
export const moreOfTheRecord = "More of the record";
export const filterTheResults = "Filter the results";
export const searchWhat = "Search tournaments, opponents, places or years";
export const whatIsSearched = "Tournaments, opponents, places, years";
export const allResults = "All Results";
export const theTournament = "The tournament";
export const theListOfTournaments = "The list of tournaments";
export const tournamentNotInRecord = "That tournament is not in the record.";
export const theseAreAllResults = "These are all results.";
export const thisIs = (season: string) => `This is ${season}.`;
export const notInSeason = (tournament: string, year: number, season: string) =>
  `${tournament} ${year} is not a tournament of ${season}.`;
export const resultsOfTournament = (tournament: string, year: number) =>
  `${tournament} ${year} · Results`;
export const resultsTitle = (season: string) => `${season} · Results`;
export const description = (team: string, since: number | undefined) =>
  `${team}’s tournaments${since === undefined ? "" : ` since ${since}`}: every score and opponent, finishing places and the record of each season.`;
export const shownTournament = (name: string, year: number, facts: readonly string[]) =>
  [`Shown: ${name} ${year}`, ...facts].join(", ");
export const tournamentsFound = "Tournaments found";
export const resultsOnPaper = (team: string) => `${team}: results`;
export const openAllYears = "Open all years";
export const closeEarlierYears = "Close earlier years";
