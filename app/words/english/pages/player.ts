import { enumerate } from "#words/grammar/lists.ts";
import * as counts from "#words/grammar/counts.ts";
import { plural } from "#app/lib/plural.ts";

/* The page of a person. */

export const together = (seasons: number) => `${counts.seasons(seasons)} together`;
export const oneSeason = "one season";
export const seasonsOrFewer = (most: number) => `${most} seasons or fewer`;
export const moreMates = (count: number, shared: string) => `${count} more, who shared ${shared}`;
export const teammates = "Teammates";
export const onTheRoad = "On the road";
export const allPlayers = "All players";
export const moreKinds = (count: number) => `${count} more ${count === 1 ? "kind" : "kinds"}`;
export const badgesMadeBy = (name: string) => `Badges made by ${name}`;
export const notOnTheTeam = "Not on the team";
export const seasonBySeason = "Season by season";
export const onThePlaylist = "On the playlist";
export const theTeamInThoseSeasons = "The team in those seasons";
export const publishedRecordOnly =
  "The team’s published record in the seasons above. We don’t know who played in which game.";
export const description = (
  person: string,
  role: string,
  team: string,
  years: string,
  teammates: number,
  quest: string | undefined,
) =>
  `${person}, ${role || "player"} of ${team}, ${years}: each season with record and finish, ${plural(teammates, "teammate")}${quest === undefined ? "" : `, ${quest}`}.`;
export const someOf = (count: number, all: number) => `${count} of ${all}`;
export const tournamentsInTheseSeasons = "Tournaments in these seasons";
export const topThree = "Finishes in the top three";
export const placeAmong = (place: string, people: number) => `${place} of ${counts.people(people)}`;
export const placeWithoutRoster = (among: string, year: number) =>
  `${among}, not on the ${year} roster`;
export const countsAreNotKept = "that year’s counts weren’t kept";
export const made = (count: number) => `${count} made`;
export const sharedSeasons = (count: number) => (count === 1 ? "season" : "seasons");
export const previously = (numbers: readonly string[]) => `previously ${enumerate(numbers)}`;
export const numbered = (number: string) => `No. ${number}`;
export const seasonsOf = (some: string) => `${some} seasons`;
export const badgesOfKinds = (badges: number, kinds: number) =>
  `${counts.badges(badges)}, ${plural(kinds, "kind")}`;
