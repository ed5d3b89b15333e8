import { beforeUltimate } from "#words/club.ts";
import { withArticle } from "#words/grammar/article.ts";
import { capitalize } from "#app/lib/plural.ts";
import * as counts from "#words/grammar/counts.ts";
import { inLetters } from "#words/grammar/letters.ts";

/* Home: poster, day, seasons, newest story. */

/** Lines beside the wordmark: "women’s club ultimate", "from Michigan and Ohio", "since 2015". */
export const playing = (division: string) => `${beforeUltimate(division)} ultimate`;
export const fromRegions = (regions: string) => `from ${regions}`;
export const sinceYear = (year: number) => `since ${year}`;
export const whatSponsorsGet = "What sponsors get";
export const pages = "Pages";
export const more = "More";
export const seasonRecords = "Season records";
export const withTheWord = (scene: string, team: string) => `${scene}, with the word ${team}`;
export const poster = "Poster";
export const newestStory = "Newest story";
export const schedule = "Schedule";
export const since = (time: string) => `since ${time}`;
export const nextAt = (time: string) => `Next, ${time}`;
export const seasons = "Seasons";
export const description = (team: string, club: string, year: number, contents: string) =>
  `${team} is ${withArticle(club)}, founded in ${year}. ${contents}.`;
export const rosters = "rosters";
export const results = "results";
export const news = "news";
export const tryouts = "tryouts";
export const playlistsOfOneTeam = (playlists: number) => `${counts.playlists(playlists)}, one team`;
export const badgesOfOneSummer = (badges: number, people: number) =>
  `${counts.badges(badges)}, ${counts.people(people)}, one summer`;
/** "27 states spotted on the road" */
export const statesSpotted = (states: string) => `${states} spotted on the road`;
export const sliders = (values: number) => `${capitalize(inLetters(values))} sliders, one shape`;
export const allNews = "All news";
export const allStories = (stories: number) => `All ${counts.stories(stories)}`;
export const announced = "Announced";
/** For a tournament with some of its scores, regardless of the day. */
export const scoresSoFar = "Scores so far";
export const nextTournament = "Next tournament";
export const thisWeek = "This week";
export const played = "Played";
export const scoresComing = "scores coming";
/** The days of a tournament: "Saturday and Sunday", "Friday to Sunday". */
export const weekdays = (names: readonly string[]) =>
  names.length > 2 ? `${names[0]} to ${names.at(-1)}` : names.join(" and ");
export const lastPlayed = "Last played";
/** Where Home lists only some of a tournament's games. */
export const someGames = (shown: number, all: number) => `${shown} of ${counts.games(all)}`;
export const lastGames = (shown: number, all: number) => `Last ${shown} of ${counts.games(all)}`;
export const allGames = "All games";
export const seasonIsOver = "The season is over";
export const until = (day: string) => `until ${day}`;
export const tryoutsTitle = "Tryouts";
export const registerUntil = (day: string) => `Register until ${day}`;
export const fromDay = (day: string) => `from ${day}`;
/** Two lines on the ticket. */
export const tryoutsAreOverLines = ["Tryouts", "are over"] as const;
/** Before a callout that is over: "Closed Register for our 2023 tryouts!" */
export const closed = "Closed";
export const registrationHasEnded = "Registration has ended";
export const registrationHasEndedLines = ["Registration", "has ended"] as const;
export const tryoutsAreOpen = "Tryouts are open";
