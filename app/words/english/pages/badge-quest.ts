import * as counts from "#words/grammar/counts.ts";
import { plural } from "#app/lib/plural.ts";

/* Badge Quest. */

export const individualDetails = "Individual Details";
export const badgeDetails = "Badge Details";
export const teamStats = "Team Stats";
export const totalsOnly = "totals only";
export const editions = "Editions";
export const leaderboard = "Leaderboard";
export const badges = "Badges";
export const details = "Details";
export const earnedByNobody = "Earned by nobody";
export const allEarnedAndNot = (earned: number, open: number) =>
  `All: ${earned} earned, ${open} not`;
export const notEarned = (badges: number) => `${counts.badges(badges)} not earned`;
export const earned = (badges: number) => `${counts.badges(badges)} earned`;
/** Headings of the rarest badges, by number of holders. */
export const heldBy = [
  "Held by 1 person",
  "Held by 2 to 5",
  "Held by 6 to 13",
  "Held by 14 or more",
];
export const theMapOfThePlates = "The map of the plates";
export const allEditions = "All editions";
export const coreValue = "Core value";
export const all = "All";
export const earnedOrNot = "Earned or not";
export const order = "Order";
export const byRelease = "By release";
export const rarestFirst = "Rarest first";
export const filterTheBadges = "Filter the badges";
export const noBadgesMatch = "No badges match.";
export const showAllBadges = "Show all badges";
export const earnedBy = "Earned by";
export const everyTimeWithDates = (awards: number) => `Every time, with dates (${awards})`;
export const badgesOfAllEditions = "Badges of all editions";
export const description = (
  badges: number,
  edition: string,
  earned: number,
  people: number,
  club: string,
) =>
  `Leaderboard, team stats and ${badges === 1 ? "the only badge" : `all ${badges} badges`} of ${edition}: ${counts.badges(earned)} earned by ${people} ${club} ${people === 1 ? "player or coach" : "players and coaches"}.`;
export const selectAUser = "select a user from the panel on the left.";
export const pickAPlayer = "Pick a player in Leaderboard.";
export const selectABadge = "select a badge from the panel on the right.";
export const pickABadge = "Pick a badge in Badges.";
export const notInThisEdition = (unknown: string, quest: string) =>
  `“${unknown}” is not in this edition of ${quest}.`;
export const theAwardLog = "The award log";
export const ofKinds = (kinds: number) => `of ${plural(kinds, "kind")}`;
export const place = "place";
export const badgesBelow = (count: number) => (count === 1 ? "badge" : "badges");
export const countOfAll = (count: number, all: number) => `${count} of ${all}`;
export const weekByWeek = "Week by week";
export const badgesByPerson = "Badges of each person";
export const allBadges = "All badges";
export const release = (number: number) => `Release ${number}`;
/** Follows the number of badges. */
export const badgesAndParticipation = (badges: number, percent: number) =>
  `${badgesBelow(badges)}, ${percent}% participation`;
export const totalsAsPublished = "totals as published";
export const history = "History";
export const lastUpdated = "Last updated";
export const totalBadgesEarned = "Total badges earned";
export const teamParticipation = "Team participation";
export const leaders = (count: number, isCurrent: boolean) =>
  `${isCurrent ? "Current leader" : "Leader"}${count > 1 ? "s" : ""}`;
export const nobodyHasEarnedYet = "Nobody has earned a badge yet.";
export const badgesPerWeek = "Badges per week";
export const overview = "Overview";
export const logEnds = (year: number, day: string) => `The log of ${year} ends ${day}.`;
export const recentlyEarned = "Recently earned";
/** In an edition that has ended. */
export const lastEarned = "Last earned";
export const recentlyAdded = "Recently added";
