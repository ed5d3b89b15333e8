/* What events of the calendars say. */

export const cancelled = (event: string) => `Canceled: ${event}`;
export const notSanctioned = "Not sanctioned.";
export const teamAgainst = (team: string, opponent: string) => `${team} against ${opponent}`;
