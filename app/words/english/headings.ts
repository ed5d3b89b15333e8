import * as games from "./facts/games.ts";
import * as person from "./facts/person.ts";
import * as seasonFacts from "./facts/season.ts";
import * as about from "./pages/about.ts";
import * as values from "./pages/core-values.ts";
import * as tournament from "./pages/tournament.ts";

/* Headings and labels of pages, by which the search finds them. A test asks for each that a page prints. */

/** Headings and labels of single pages, by which they are found. */
export const headings = {
  home: ["Newest story", "Last played", "Schedule", "Announced", "Tryouts"],
  about: [
    about.meet(""),
    about.testimonials,
    about.getInTouch,
    about.howItWorks,
    about.questionsAndAnswers,
  ],
  news: ["Breaking News"],
  roster: [
    "Captains",
    "Seasons on the team",
    "No.",
    "Notes",
    "Season highlights",
    "Wins",
    "Losses",
    "Ties",
    "Finish",
    "Coaches",
    "The roster",
    "The team",
  ],
  badgequest: [
    "Leaderboard",
    "Overview",
    "Badges per week",
    "Recently added",
    "History",
    "Total badges earned",
    "Team participation",
    "Current leader",
  ],
  fiftyplates: ["Every claim", "Spotters", "Still out there", "The race", "Claimed"],
  corevalues: [values.whatTheyMean],
  records: [
    "Biggest wins",
    "Most played",
    "Games",
    seasonFacts.points,
    seasonFacts.firstPlaces,
    "1st places",
    "Year by year",
    "Won and lost",
    "Best streak",
    "Published",
    "Counted",
    seasonFacts.allTimeRecords,
  ],
  join: [
    "About the team",
    "Governing body",
    "All games",
    "Played in",
    "Last season",
    "What to bring",
    "When and where",
    "Level",
    "Good to know",
    "Follow us",
    "Team",
    "When",
    "Where",
  ],
  sponsors: ["What a sponsor gets", "For the press", "In the news", "People"],
  data: [
    "Calendars",
    "Feeds",
    "Files",
    "The record on your site",
    "Facts",
    "Code",
    "Each row has",
    "Newest row",
  ],
} as const satisfies Record<string, readonly string[]>;

/** Headings and labels of the pages of persons, seasons and the like, by the list of these pages. */
export const headingsOfEach = {
  players: ["Season by season", "On the playlist", "On the road", person.position, person.number],
  opponents: [
    "Every meeting",
    "The games",
    "Last met",
    "Longest streak",
    "Biggest win",
    "Biggest loss",
    seasonFacts.oneGoalGames,
    seasonFacts.points,
  ],
  seasons: [
    seasonFacts.gameByGame,
    "Wins in a row",
    seasonFacts.oneGoalGames,
    seasonFacts.finish,
    "Highlights",
    "The roster",
    "Tournaments",
    seasonFacts.record,
    seasonFacts.points,
  ],
  results: [
    "Coverage",
    tournament.days,
    tournament.later,
    tournament.everyGame,
    tournament.pathThrough,
    tournament.theGames,
    seasonFacts.record,
    seasonFacts.points,
    "Where",
    "When",
    ...Object.values(games.gameTypes),
  ],
  badgequest: ["Earned", "First on record", "Week by week"],
} as const satisfies Record<string, readonly string[]>;
