import { plural } from "#app/lib/plural.ts";

/* Fifty Plates. */

export const edition = "Edition";
export const theMap = "The map";
export const description = (club: string, states: string, year: number) =>
  `License plates spotted on the road by ${club}: ${states} in ${year}, on a map with who claimed each and when.`;
export const everyClaim = "Every claim";
export const allClaims = (claims: number) => `All ${plural(claims, "claim")}`;
export const stillOutThere = "Still out there";
export const spotters = "Spotters";
export const nobodyClaimedItIn = (year: number) => `Nobody claimed it in ${year}.`;
export const spottedBy = "Spotted by";
export const notClaimed = (state: string) => `${state}: not claimed`;
export const claimedBy = (state: string, spotter: string, day: string) =>
  `${state}: claimed by ${spotter}, ${day}`;
export const theRace = "The race";
export const week = "Week";
export const claimed = "Claimed";
export const inAll = "Total";
export const plates = "plates";
/** "of 50 states"; the word for the country's parts comes from the content. */
export const ofStates = (states: string) => `of ${states}`;
/* Labels below numbers. */
export const spottersBelow = (count: number) => (count === 1 ? "spotter" : "spotters");
export const daysBelow = (count: number) => (count === 1 ? "day" : "days");
export const notOnTheMap = (asked: string, year: number) =>
  `“${asked}” is not on the map of ${year}.`;
export const bonus = (place: string) => `${place} (bonus)`;
