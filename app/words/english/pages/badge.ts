import * as counts from "#words/grammar/counts.ts";
import { enumerate } from "#words/grammar/lists.ts";
import { plural } from "#app/lib/plural.ts";

/* The page of a badge. */

export const inQuest = (quest: string) => `In ${quest}`;
/** "Sweaty Selfie badge", "Bonding Badge" */
export const aBadge = (title: string) => (/\bbadge$/i.test(title) ? title : `${title} badge`);
export const description = (title: string, value: string, rule: string, earned: string) =>
  `${title}, a badge for ${value}. ${rule} ${earned.replace(/\.?$/, ".")}`;
export const badges = "Badges";
export const mostWidespread = "most widespread";
export const rarest = "rarest";
/** "In the sets of 2018 and 2019" */
export const inSets = (years: readonly number[]) =>
  `In the ${years.length === 1 ? "set" : "sets"} of ${enumerate(years.map(String))}`;
/** For a badge in none of the recorded sets; other years have no record. */
export const notInSets = (years: readonly number[]) =>
  `Not in the ${years.length === 1 ? "set" : "sets"} of ${enumerate(years.map(String))}`;
/** For a badge without logged awards. */
export const notLogged = (years: readonly number[]) =>
  years.length === 0
    ? "It isn’t in any set on record."
    : `It was in the ${years.length === 1 ? "set" : "sets"} of ${enumerate(years.map(String))}, but no awards were logged.`;
export const firstOnRecord = "First on record";
export const weekByWeekIn = (year: number) => `Week by week in ${year}`;
export const weekByWeek = "Week by week";
/** Rarity of a badge; `others` is the number of equally rare ones. */
export const rarityRank = (rank: string, badges: number, others: number) =>
  `The ${rank} of ${counts.badges(badges)}${others === 0 ? "" : `, tied with ${plural(others, "other")}`}.`;
export const earned = "Earned";
/** Below the number of times: "times, in 2023, 2024 and 2025". */
export const timesInYears = (count: number, years: readonly number[]) =>
  `${count === 1 ? "time" : "times"}, in ${enumerate(years.map(String))}`;
export const rosterFrom = (year: number) => `Roster of ${year}`;
export const ofTheRoster = (held: number, people: number, rarity: string) =>
  `${held} of ${people} people. ${rarity}`;
export const more = (value: string) => `More ${value} badges`;
/** Followed by a person. */
export const by = "by";
