/* Facts about a season. */

/** For a URL with an unknown season; the page shows another one. */
export const seasonNotInRecord = (shownSeason: string) =>
  `That season is not in the record. This is ${shownSeason}.`;

export const rosterRelease = "Roster Release";
/** Link to the team's page on the governing body's site: "USAU Roster". */
export const officialRoster = (body: string) => `${body} Roster`;
/** Link to the team's page elsewhere, if the content names no governing body. */
export const teamPage = "Team Page";

/* The team's picture. */
export const theTeam = "The team";
export const lineUp = (season: string, who: string) =>
  `Drawing of the ${season} team: ${who} in rows in front of a rising disc.`;
/** "24 of 40 people" */
export const countOfAll = (few: number, all: string) => `${few} of ${all}`;

export const season = "Season";
export const seasonName = (year: number) => `Season ${year}`;
export const record = "Record";
/** A season without games yet, in words that stay true on any day. */
export const announced = "Announced";
/** After the record of a season with some of its games. */
export const soFar = "so far";
/** Heading of the season’s final placing. */
export const finish = "Finish";
export const points = "Points";
export const firstPlaces = "First places";
export const oneGoalGames = "One-goal games";
export const gameByGame = "Game by game";
export const allTimeRecords = "All-time records";
export const allSeasons = "All seasons";

/** Years covered by a row of dots, from sorted years: "2015–2026"; empty if there are none. */
export const yearsOfDots = (years: readonly number[]) =>
  [...new Set([years[0], years.at(-1)])].filter((year) => year !== undefined).join("–");

/** Legend of the dots next to a person. */
export const dotsLegend = (years: readonly number[]) =>
  `Dots: one per season, ${yearsOfDots(years)}`;
