import { beforeUltimate } from "#words/club.ts";

/* The web app manifest: its shortcuts, and the site in a sentence. */

export const everyScore = "Every score of every season";
export const whoWasOnTheTeam = "Who was on the team";
export const articlesAndVideos = "Articles and videos";
export const siteIs = (team: string, division: string, home: string) =>
  `Seasons, rosters, results and news of ${team}, ${beforeUltimate(division)} ultimate from ${home}.`;
