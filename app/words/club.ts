/* Names for a club in titles and descriptions. */

/** "women’s" for a women’s team, before "ultimate" and "ultimate team". */
export const beforeUltimate = (division: string) => division.replace(/ team$/, "");
export const clubFrom = (division: string, what: string, regions: string) =>
  `${beforeUltimate(division)} ${what} from ${regions}`;
export const ultimate = "ultimate";
export const ultimateTeam = "ultimate team";
export const whatIsUltimate = "What is ultimate?";
