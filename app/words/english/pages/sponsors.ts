import { plural } from "#app/lib/plural.ts";
import * as counts from "#words/grammar/counts.ts";
import { enumerate } from "#words/grammar/lists.ts";

/* Sponsors and press. */

export const whatASponsorGets = "What a sponsor gets";
export const people = "People";
export const inSeasons = (seasons: number) => `on the team in ${counts.seasons(seasons)}`;
/** @param districts codes of districts, which are not counted as states */
export const atTournaments = (count: number, districts: readonly string[]) =>
  `${districts.length === 0 ? "" : `and ${enumerate(districts)}; `}${counts.tournaments(count)} played`;
export const videosAndArticles = "videos and articles";
export const seenOn =
  "Sponsors are shown on Home and About Us, and at the bottom of nearly every page.";
export const emailTheCaptains = "Email the captains";
export const becomeASponsor = "Become a sponsor";
export const colors = "Colors";
export const pressKit = (size: string) => `Press kit, ZIP, ${size}`;
export const forThePress = "For the press";
export const toCopyAndPrint = "to copy and to print";
export const newsItems = "In the news";
export const logos = (count: number) => `${count} logos, each as SVG and PNG`;
export const colorCodes = (count: number) => plural(count, "color code");
export const spellingAndDescription = "the name’s spelling and a short description";
export const photographsToPrint = (count: number) => `${plural(count, "photograph")} to print`;
export const sponsoringTheTeam = (team: string) => `Sponsor ${team}`;
export const sponsoredBy = (team: string, sponsors: string) =>
  `${team} is sponsored by ${sponsors}`;
export const description = (who: string) =>
  `${who}. What a sponsor gets, how to become a sponsor, and a press kit with logos and colors.`;
