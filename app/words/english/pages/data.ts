/* Open Data. */

export const openData = "Open data";
export const facts = "Facts";
export const code = "Code";
export const allFiles = "All files";
export const whatThisIs = (version: number) =>
  `What this site is made of, as files: the same facts, the same privacy, no key needed. Version ${version} says what every field means; a field is never renamed within a version.`;
export const description = (team: string, files: string) =>
  `The record of ${team} as files to take: ${files}, as JSON and CSV; calendars and feeds to follow; the season’s record for other pages.`;
export const follow = "Follow";
export const followCalendar = (name: string) => `${name}, follow`;
export const file = "File";
export const calendarFile = (name: string) => `${name}, calendar file`;
export const calendars = "Calendars";
export const oneMoreSeason = "1 more season";
export const moreSeasons = (count: number) => `${count} more seasons`;
export const feeds = "Feeds";
export const atomOf = (feed: string) => `${feed}, Atom`;
export const jsonFeedOf = (feed: string) => `${feed}, JSON Feed`;
export const jsonOf = (file: string) => `${file}, JSON`;
export const csvOf = (file: string) => `${file}, CSV`;
export const schema = "schema";
export const schemaOf = (file: string) => `${file}, schema`;
export const files = "Files";
export const fileKinds = "JSON, CSV, schema";
export const what = "What";
export const aRowHolds = "A row holds";
export const rows = "Rows";
export const newestRow = "Newest row";
export const size = "Size";
export const take = "Take";
export const howToRead =
  "CSV opens in a spreadsheet as it is: commas, a byte order mark, days as 2022-10-02. Any page may read the files (Access-Control-Allow-Origin: *). Games are those of sanctioned tournaments; published and counted records stand apart. Whoever is shown by initials is so in every file.";
export const copy = "Copy";
export const copied = "Copied";
export const selectIt = "Select it";
export const recordOnYourPage = "The record on your page";
export const frameSize = "320 × 180, no script";
export const asItLooks = "As it looks, in its real size. It changes when the record does.";
export const copyThis = "Copy this";
export const frameLoads =
  "The frame loads one document of about 4 KB, no script, no cookie; it asks nothing of the page around it.";
export const bytes = (bytes: number) => `${bytes} B`;
export const kilobytes = (kilobytes: number) => `${kilobytes} KB`;
export const everything = "Everything";
export const withTheirGames = (tournaments: string) =>
  `${tournaments} and their games, past and to come`;
export const entryForEachStory = (stories: number) => `one entry a story, ${stories} so far`;
export const entryForEachTournament = "one entry a tournament, with its scores";
export const seasonRecordOf = (team: string) => `${team}: season record`;
export const byTheClub = (licence: string) => `${licence}, by the club`;

/** What the files of the open data are called. */
export const fileNames = {
  players: "Players",
  seasons: "Seasons",
  tournaments: "Tournaments",
  games: "Games",
  opponents: "Opponents",
  badges: "Badges",
  awards: "Awards",
  news: "News",
} as const;
