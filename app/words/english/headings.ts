import * as games from "./facts/games.ts";
import * as person from "./facts/person.ts";
import * as seasonFacts from "./facts/season.ts";
import * as about from "./pages/about.ts";
import * as values from "./pages/core-values.ts";
import * as data from "./pages/data.ts";
import * as home from "./pages/home.ts";
import * as join from "./pages/join.ts";
import * as news from "./pages/news.ts";
import * as opponents from "./pages/opponents.ts";
import * as player from "./pages/player.ts";
import * as records from "./pages/records.ts";
import * as roster from "./pages/roster.ts";
import * as season from "./pages/season.ts";
import * as sponsors from "./pages/sponsors.ts";
import * as tournament from "./pages/tournament.ts";

/* Headings and labels of pages, by which the search finds them. A test asks for each that a page prints. */

/** Headings and labels of single pages, by which they are found. */
export const headings = {
  home: [home.newestStory, home.lastPlayed, home.schedule, home.announced, home.tryoutsTitle],
  about: [
    about.meet(""),
    about.testimonials,
    about.getInTouch,
    about.howItWorks,
    about.questionsAndAnswers,
  ],
  news: [news.breakingNews],
  roster: [
    person.captains,
    roster.handlers,
    roster.cutters,
    person.seasonsOnTheTeam,
    person.numberInShort,
    roster.notes,
    roster.seasonHighlights,
    seasonFacts.wins,
    seasonFacts.losses,
    seasonFacts.ties,
    seasonFacts.finish,
    person.coaches,
    season.theRoster,
    seasonFacts.theTeam,
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
    records.biggestWins,
    records.mostPlayed,
    records.games,
    seasonFacts.points,
    seasonFacts.firstPlaces,
    records.placesWon,
    records.yearByYear,
    records.wonAndLost,
    records.bestStreak,
    records.published,
    records.counted,
    seasonFacts.allTimeRecords,
  ],
  opponents: [opponents.neverLostTo, opponents.stillToBeat],
  join: [
    join.whatYouWouldJoin,
    join.ourValues,
    join.governingBody,
    join.allGames,
    join.playedIn,
    join.lastSeason,
    join.whatToBring,
    join.whenAndWhere,
    join.level,
    join.goodToKnow,
    join.followUs,
    join.team,
    join.when,
    join.where,
  ],
  sponsors: [sponsors.whatASponsorGets, sponsors.forThePress, sponsors.newsItems, sponsors.people],
  data: [
    data.calendars,
    data.feeds,
    data.files,
    data.recordOnYourPage,
    data.facts,
    data.code,
    data.eachRowHas,
    data.newestRow,
  ],
} as const satisfies Record<string, readonly string[]>;

/** Headings and labels of the pages of persons, seasons and the like, by the list of these pages. */
export const headingsOfEach = {
  players: [
    player.teammates,
    player.seasonBySeason,
    player.onThePlaylist,
    player.onTheRoad,
    person.position,
    person.number,
  ],
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
    season.winsInARow,
    seasonFacts.oneGoalGames,
    seasonFacts.finish,
    season.highlights,
    season.theRoster,
    season.tournaments,
    season.playlists,
    seasonFacts.record,
    seasonFacts.points,
  ],
  results: [
    tournament.coverage,
    tournament.days,
    tournament.later,
    tournament.everyGame,
    tournament.pathThrough,
    tournament.theGames,
    seasonFacts.record,
    seasonFacts.points,
    tournament.where,
    tournament.when,
    ...Object.values(games.gameTypes),
  ],
  badgequest: ["Earned", "First on record", "Week by week"],
} as const satisfies Record<string, readonly string[]>;
