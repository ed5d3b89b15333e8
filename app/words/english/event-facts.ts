/* What is said of a tournament. */

export const datesToBeAnnounced = "Dates to be announced";
export const points = (points: string) => `${points} points`;
export const tournamentPage = "Tournament page";
export const eventPage = "Event page";
export const map = "Map";
/** Read out after "Map". */
export const mapOf = (place: string) => `of ${place}`;
/** In place of a score. */
export const toPlay = "to play";
