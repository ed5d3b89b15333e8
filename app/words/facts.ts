import { plural } from "#app/lib/text.ts";
import * as counts from "#words/counts.ts";

/* Facts about a season. */

/** For a URL with an unknown season; the page shows another one. */
export const seasonNotInRecord = (shownSeason: string) =>
  `That season is not in the record. This is ${shownSeason}.`;

export const rosterRelease = "Roster Release";
/** Link to the team's page on the governing body's site: "USAU Roster". */
export const officialRoster = (body: string) => `${body} Roster`;
/** Link to the team's page elsewhere, if the content names no governing body. */
export const teamPage = "Team Page";

/* The team's picture. */
export const theTeam = "The team";
export const lineUp = (season: string, who: string) =>
  `Drawing of the ${season} team: ${who} in rows in front of a rising disc.`;
/** "24 of 40 people" */
export const countOfAll = (few: number, allPeople: string) => `${few} of ${allPeople}`;

export const season = "Season";
export const seasonName = (year: number) => `Season ${year}`;
export const record = "Record";
/** A season without games yet, in words that stay true on any day. */
export const announced = "Announced";
/** After the record of a season with some of its games. */
export const soFar = "so far";
/** Heading of the season’s final placing. */
export const finish = "Finish";
export const points = "Points";
export const firstPlaces = "First places";
export const oneGoalGames = "One-goal games";
export const gameByGame = "Game by game";
export const allTimeRecords = "All-time records";
export const allSeasons = "All seasons";

/** Years covered by a row of dots, from sorted years: "2015–2026"; empty if there are none. */
export const yearsOfDots = (years: readonly number[]) =>
  [...new Set([years[0], years.at(-1)])].filter((year) => year !== undefined).join("–");

/** Legend of the dots next to a person. */
export const dotsLegend = (years: readonly number[]) =>
  `Dots: one per season, ${yearsOfDots(years)}`;

/* Facts about a tournament. */

export const datesToBeAnnounced = "Dates to be announced";
export const fullResults = "Full results";
export const eventPage = "Event page";
/** Link to the event's page on the governing body's site: "USAU page". */
export const bodyPage = (body: string) => `${body} page`;
export const map = "Map";
/** Screen reader text after "Map". */
export const ofPlace = (place: string) => `of ${place}`;
/** In place of a score. */
export const toPlay = "to play";
export const noScoreYet = "no score yet";
/** For an old game, whose score will never be known. */
export const noScore = "no score";
/** For a canceled game. */
export const notPlayed = "not played";
export const canceled = "Canceled";
/** For a tournament that ended after some of its games. */
export const endedEarly = (unplayed: number) =>
  unplayed === 0 ? "Ended early" : `Ended early: ${counts.games(unplayed)} not played`;
/** "1st place": a finishing place. */
export const finishingPlace = (ordinal: string) => `${ordinal} place`;
/** The place of a medal for screen readers: "tied for 9th place". */
export const spokenPlace = (ordinal: string, isTied: boolean) =>
  `${isTied ? "tied for " : ""}${finishingPlace(ordinal)}`;
export const recordInMeetings = (record: string, meetings: number) =>
  `${record} in ${plural(meetings, "meeting")}`;
/** For a team that is not decided yet. */
export const opponentToCome = "Opponent TBD";
export const addToCalendar = "Add to calendar";
export const justPlayed = "Just played";

/* Facts about a game. */

/** Screen reader text for a score. */
export const outcomes = { win: "Win", loss: "Loss", tie: "Tie" } as const;

export const forfeit = "forfeit";
/** Replaces the points of a forfeit without a score. */
export const forfeitLetters = { won: "W", lost: "F" } as const;
export const withForfeit = (text: string) => `${text} (${forfeit})`.trim();
/** A note on one-goal games. Forfeits also end with a margin of one: if there are any, the note says that they don't count. */
export const withUncountedForfeits = (note: string, forfeits: number) =>
  forfeits === 0
    ? note
    : `${note === "" ? "" : `${note}, `}not counting ${forfeits === 1 ? "a forfeit" : `${forfeits} forfeits`}`;

/** Date of the first of the longest streaks, and the number of others as long. */
export const andMoreAsLong = (when: string, others: number) => {
  if (others === 0) return when;
  return [when, counts.andMore(others, "as long")].filter((part) => part !== "").join(", ");
};

/** Number of further games with the same margin. */
export const andMoreBy = (games: number, margin: number) => counts.andMore(games, `by ${margin}`);

export const verbs = { win: "won", loss: "lost", tie: "tied" } as const;
/** A score for screen readers and in sentences. */
export const scoreInWords = (outcome: "win" | "loss" | "tie", us: string, them: string) =>
  `${verbs[outcome]} ${us} to ${them}`;
export const decidedByForfeit = (outcome: "win" | "loss" | "tie") =>
  `${verbs[outcome]} by ${forfeit}`;
export const scoreAgainst = (score: string, opponent: string) => `${score} against ${opponent}`;
export const teamAgainst = (team: string, opponent: string) => `${team} against ${opponent}`;

/** Letter on a score badge, in addition to its color. */
export const outcomeLetters = { win: "W", loss: "L", tie: "T" } as const;

/** Headings of a tournament's games. */
export const gameTypes = {
  POOL: "Pool play",
  BRACKET: "Bracket",
  CONSOLATION: "Consolation",
  LEAGUE: "League",
} as const;

/** Sides of a game in a league. */
export const sides = { home: "home", away: "away" } as const;

/** Heading of league games on an unknown day. */
export const dayToCome = "Date TBD";

/* Texts that depend on the visitor's clock. */

export const inDays = (days: number) => `in ${counts.days(days)}`;
export const tomorrow = "tomorrow";
/* On a disc: the unit below a number, and both lines while a game is on. */
export const unitBelow = (unit: "minute" | "hour", amount: number) =>
  amount === 1 ? unit : `${unit}s`;
export const daysBelow = (days: number) => (days === 1 ? "day" : "days");
export const onNowLines = ["On", "now"] as const;
export const today = "Today";
export const onNow = "On now";
export const next = "Next";
/* With a time in the visitor's time zone: "3:00 PM your time", "3:00 PM yours". */
export const yourTime = "your time";
export const yours = (time: string) => `${time} yours`;

/* Facts about a person on the team. */

export const captain = "Captain";
export const coach = "Coach";
/** Shown in place of a player's number. */
export const coachNumber = "C";
export const number = "Number";
/** Read after a name: "number 7". */
export const jerseyNumber = (number: string) => `number ${number}`;
export const position = "Position";
export const seasons = "Seasons";
export const seasonsOnTheTeam = "Seasons on the team";
export const yearsOnTheTeam = "Years on the team";
export const everythingAbout = (name: string) => `Everything about ${name}`;

export const notOnTheRoster = (year: number) => `not on the ${year} roster`;

/* Facts about an opponent. */

export const noGameYet = "no game played yet";
/** "17 games, last in 2025" */
export const gamesLastIn = (games: number, year: number) =>
  games === 0 ? noGameYet : `${counts.games(games)}, last in ${year}`;

/* A badge: who created and earned it, and how often. */

export const createdBy = "Created by";
export const earnedByNobody = "Not earned by anyone.";
const adverbs = ["never", "once", "twice"] as const;

/** "41 times by 17 people", "twice, by one person" */
export const timesBy = (times: number, people: number) =>
  people === 1
    ? `${adverbs[times] ?? plural(times, "time")}, by one person`
    : `${plural(times, "time")} by ${counts.people(people)}`;
/** The noun after a number that stands apart, such as in larger type. */
export const timesNoun = (count: number) => (count === 1 ? "time" : "times");
export const notEarned = "not earned";
export const earnedOnce = "earned once";
export const earnedTimes = (count: number) => `earned ${count} times`;

/* Facts about an edition of Badge Quest or Fifty Plates. */

/** "Badge Quest 2017" */
export const editionName = (quest: string, year: number) => `${quest} ${year}`;
/** For a URL with an unknown edition, in place of which another one is shown. */
export const noSuchEdition = (requestedYear: string, shownYear: number) =>
  `There is no page for “${requestedYear}”. This is ${shownYear}.`;
