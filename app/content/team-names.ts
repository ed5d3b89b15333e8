import type { Site } from "#app/content/content.ts";
import { fold } from "#app/domain/fold.ts";

/** Words that people add to a club's name, or leave out. */
const ADDED_WORDS: ReadonlySet<string> = new Set("ultimate frisbee disc club team the".split(" "));

/** A name for comparison, without the words that people add: "The Gale Club" is "gale". */
function bareName(name: string): string {
  const words = fold(name).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => !ADDED_WORDS.has(word)).join("") || words.join("");
}

/** The club's own names, bare, with or without one of its regions. */
export type ClubNames = ReadonlySet<string>;

/** The names that no opponent may have, for `isClubName`. */
export function listClubNames({ teamName, name, founding }: Site): ClubNames {
  const withRegions = founding.regions.flatMap((region) => [
    `${region} ${teamName}`,
    `${teamName} ${region}`,
  ]);
  return new Set([teamName, name, ...withRegions].map(bareName));
}

/** Whether a name is the club's own, also with "Ultimate" or a region: "Gale", "Gale Ultimate", "Galway Gale". */
export function isClubName(name: string, clubNames: ClubNames): boolean {
  return clubNames.has(bareName(name));
}

/** Whether a name says that a team has no game, or that its opponent is not decided: "BYE", "Winner of SF 1". */
export function isNoTeam(name: string): boolean {
  return /^(?:bye\b|(?:winner|loser) (?:of )?\S|tb[ad]$)/i.test(name.trim());
}
