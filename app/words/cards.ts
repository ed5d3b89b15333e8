import { capitalize } from "#app/lib/text.ts";
import { beforeUltimate } from "#words/club.ts";
import * as counts from "./counts.ts";
import { enumerate, inLetters } from "./grammar.ts";

/* Share cards and stories, and their alt texts. */

export const aboutUs = "About us";
export const since = (year: number) => `Since ${year}`;
export const teamBeforeTheSun = (season: string) =>
  `About us. The ${season} team in rows of numbered jerseys in front of the sun.`;
export const badge = (title: string, value: string, team: string) =>
  `${title}, a badge for ${value} of ${team}: its drawn icon next to its name.`;
export const badgesEarned = (badges: number) => `${counts.badges(badges)} earned`;
export const badgesInRows = (quest: string, values: number) =>
  `${quest}. Two rows of badges in ${inLetters(values)} ${values === 1 ? "shape" : "shapes"}, one for each core value.`;
export const coreValues = (part: string, values: readonly string[]) =>
  `${part}. ${capitalize(inLetters(values.length - 1))} overlapping circles, and what they have in common: ${enumerate(values)}.`;
/** "27 of 50 states" */
export const statesOutOf = (states: number, all: string) => `${states} of ${all}`;
export const plates = (part: string, states: string) =>
  `${part}. License plates of ${states}, piled on top of each other.`;
export const ultimateFrom = (division: string, regions: string) =>
  `${beforeUltimate(division)} ultimate · ${regions}`;
export const posterWithTheWord = (scene: string, team: string) =>
  `${scene} in front of a sun, with the word ${team}.`;
export const joinPicture = (team: string, isOpen: boolean) =>
  `Join ${team}: ${isOpen ? "two players at tryouts" : "a player marks an empty field"}.`;
export const joinInCapitals = "JOIN";
export const inWoodType = (name: string, team: string) => `${team} card: ${name}.`;
export const news =
  "News, in letters as tall as the picture. A disc flies across them and off the page.";
export const opponent = (team: string, opponent: string, record: string) =>
  `${team} against ${opponent}: ${record}. Two discs that cross, with the wins of either team, and a drawn crest.`;
export const player = (name: string, team: string, years: string) =>
  `${name}, ${team} ${years}, next to a drawn player.`;
export const playlists = (name: string) =>
  `${name} as a music player: record sleeves in coral, mint and violet.`;
export const results = (tournaments: string) => `Results. Labels like matchbooks: ${tournaments}.`;
export const roster = (season: string) =>
  `Roster. Drawn busts with a disc for a head and a number on the jersey, from ${season}.`;
export const season = (team: string, year: number, record: string) =>
  `${team} ${year}${record}, with a drawn player and a bar for every game.`;
export const sponsors = (team: string, signs: string) =>
  `Sponsors of ${team}: the signs of ${signs}.`;
export const winsInARow = "WINS IN A ROW";
export const oneGoalGames = "ONE-GOAL GAMES";
export const points = "POINTS";
export const tournament = (tournament: string, year: number, how: string) =>
  `Event poster: ${tournament} ${year}, ${how}.`;

/** Alt texts of a club's poster, by the players' action. */
export const scenes = {
  duel: "Two players dive from either side for the same disc",
  sky: "Two players leap for the same disc",
} as const;
