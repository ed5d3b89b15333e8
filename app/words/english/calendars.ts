/* What events of the calendars say. */

export const cancelled = (event: string) => `Cancelled: ${event}`;
export const notSanctioned = "Not sanctioned.";
export const teamAgainst = (team: string, opponent: string) => `${team} against ${opponent}`;
