/* Facts about a person on the team. */

export const captain = "Captain";
export const coach = "Coach";
/** Shown in place of a player's number. */
export const coachNumber = "C";
export const number = "Number";
/** Read after a name: "number 7". */
export const jerseyNumber = (number: string) => `number ${number}`;
export const position = "Position";
export const seasons = "Seasons";
export const seasonsOnTheTeam = "Seasons on the team";
export const yearsOnTheTeam = "Years on the team";
export const everythingAbout = (name: string) => `Everything about ${name}`;

export const notOnTheRoster = (year: number) => `not on the ${year} roster`;

const leaders = { captain: "captain", coach: "coach" } as const;

/** A person's years as captain or coach: "captain in 2015–2018". */
export const ledIn = (leadership: "captain" | "coach", years: string) =>
  `${leaders[leadership]} in ${years}`;
