/* Names for a club in titles and descriptions. */

export const clubFrom = (division: string, what: string, regions: string) =>
  `${division} ${what} from ${regions}`;
export const ultimate = "ultimate";
export const ultimateTeam = "ultimate team";
export const whatIsUltimate = "What is ultimate?";
