import { capitalize } from "#app/lib/plural.ts";

/* Header, menu, footer, notices, and links to follow the team or report a mistake. */

export const loading = "Loading…";
export const teamHome = (team: string) => `${team}, home`;
export const mainNavigation = "Main";
export const menu = "Menu";
export const search = "Search";
export const mainPages = "Main pages";
export const theTeam = "The team";
export const theExtras = "The extras";
export const takePart = "Take part";
export const calendar = "Calendar";
export const resultsFeed = "Results feed";
export const shop = "Shop";
export const mailingList = "Mailing list";
export const donate = "Donate";
export const newsFeed = "News feed";
export const sponsors = "Sponsored by";
export const followInACalendar = "Follow in a calendar";
export const calendarFile = "Calendar file";
export const reportAMistake = "Report a mistake";
/** Email subject of a report. */
export const aMistakeOnTheSite = "A mistake on the site";
export const thePageIs = "The page:";

/** Accessible name of a link that shows only letters: "Côte Sauvage on Instagram", "Email Côte Sauvage". */
export function socialLabel(name: string, team: string): string {
  return name === "email" ? `Email ${team}` : `${team} on ${capitalize(name)}`;
}
