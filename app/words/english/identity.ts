import { beforeUltimate } from "#words/club.ts";
/* Files at the root of the site: manifest, humans.txt, browser search. */

export const ultimateSince = (division: string, regions: string, year: number) =>
  `${beforeUltimate(division)} ultimate from ${regions}, since ${year}`;
export const contact = (address: string) => `Contact: ${address}`;
export const address = (address: string) => `Address: ${address}/`;
export const languageIs = (language: string) => `Language: ${language}`;
export const standards = "Standards: HTML, CSS, SVG, ECMAScript, WCAG 2.2";
export const components = "Components: React";
export const software = "Software: TypeScript, Vite";
export const typefaces = "Typefaces: Anybody, Familjen Grotesk";
export const picturesAreDrawn = "Pictures: drawn by code from the team's record";
export const searchSite = (site: string) => `Search ${site}`;
export const everyScore = "Every score of every season";
export const whoWasOnTheTeam = "Who was on the team";
export const articlesAndVideos = "Articles and videos";
export const siteIs = (team: string, division: string, home: string) =>
  `Seasons, rosters, results and news of ${team}, ${beforeUltimate(division)} ultimate from ${home}.`;
