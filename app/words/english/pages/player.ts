import { enumerate } from "#words/grammar/lists.ts";
import * as counts from "#words/grammar/counts.ts";
import { plural } from "#app/lib/plural.ts";

/* The page of a person. */

export const together = (seasons: number) => `${counts.seasons(seasons)} together`;
export const oneSeason = "one season";
export const seasonsOrFewer = (most: number) => `${most} seasons or fewer`;
export const moreMates = (count: number, shared: string) => `${count} more with ${shared}`;
export const teammates = "Teammates";
export const onTheRoad = "On the road";
export const allPlayers = "All players";
export const moreKinds = (count: number) => `${count} more ${count === 1 ? "kind" : "kinds"}`;
export const seasonBySeason = "Season by season";
export const onThePlaylist = "On the playlist";
const was = (role: string) => (role === "coach" ? "coached" : `played ${role}`.trimEnd());
/** "2015–2021" as "from 2015 to 2021", "2016, 2018" as "in 2016 and 2018". */
const during = (years: string) => {
  const runs = years.split(", ");
  const [first = "", last] = years.split("–");
  if (runs.length === 1 && last !== undefined) return `from ${first} to ${last}`;
  return `in ${enumerate(runs)}`;
};
/** "Tess Lowe played handler for Gale from 2015 to 2021. Each season with record and finish, …" */
export const description = (
  person: string,
  role: string,
  team: string,
  years: string,
  teammates: number,
  quest: string | undefined,
) =>
  `${person} ${was(role)}${role === "coach" ? "" : " for"} ${team} ${during(years)}. Each season with record and finish, ${plural(teammates, "teammate")}${quest === undefined ? "" : `, ${quest}`}.`;
export const countOfAll = (count: number, all: number) => `${count} of ${all}`;
export const among = (people: number) => `among ${counts.people(people)}`;
export const countsAreNotKept = "that year’s counts weren’t kept";
export const sharedSeasons = (count: number) => (count === 1 ? "season" : "seasons");
export const previously = (numbers: readonly string[]) => `previously ${enumerate(numbers)}`;
export const badgesCreatedBy = (count: number, name: string) =>
  `${counts.badges(count)} created by ${name}`;
/** "93 badges earned, 25 created" */
export const earnedAndCreated = (earned: number, created: number) => {
  if (earned === 0) return `${counts.badges(created)} created`;
  return created === 0
    ? `${counts.badges(earned)} earned`
    : `${counts.badges(earned)} earned, ${created} created`;
};
