/* Open Data. */

export const openData = "Open Data";
export const facts = "Facts";
export const code = "Code";
export const whatThisIs = (version: number) =>
  `Download the data behind this site, with the same privacy rules. No key needed. A field is never renamed within version ${version}.`;
export const description = (team: string, files: string) =>
  `The record of ${team} to download: ${files}, as JSON and CSV; calendars and feeds to follow; the season’s record to embed.`;
export const follow = "Follow";
export const followCalendar = (name: string) => `${name}, follow`;
export const file = "File";
export const calendarFile = (name: string) => `${name}, calendar file`;
export const calendars = "Calendars";
export const oneMoreSeason = "1 more season";
export const moreSeasons = (count: number) => `${count} more seasons`;
export const feeds = "Feeds";
export const atomFeed = (feed: string) => `${feed}, Atom`;
export const jsonFeed = (feed: string) => `${feed}, JSON Feed`;
export const jsonFile = (file: string) => `${file}, JSON`;
export const csvFile = (file: string) => `${file}, CSV`;
export const files = "Files";
export const fileKinds = "JSON, CSV";
export const what = "Data";
export const eachRowHas = "Each row has";
export const rows = "Rows";
export const newestRow = "Newest row";
export const size = "Size";
export const download = "Download";
export const howToRead =
  "CSV files open in any spreadsheet: commas, a byte order mark, dates like 2022-10-02. Any page may read the files (Access-Control-Allow-Origin: *). Games are from sanctioned tournaments; published and counted records are separate. Anyone shown by initials here is shown by initials in the files.";
export const copy = "Copy";
export const copied = "Copied";
export const select = "Select";
export const recordOnYourPage = "The record on your site";
export const aPictureWithALink = "A picture with a link";
export const updatesAutomatically = "Updates automatically after every game.";
export const copyThis = "Copy this";
export const bytes = (bytes: number) => `${bytes} B`;
export const kilobytes = (kilobytes: number) => `${kilobytes} KB`;
export const everything = "Everything";
export const withTheirGames = (tournaments: string) =>
  `${tournaments} and their games, past and upcoming`;
export const entryForEachStory = (stories: number) => `one entry per story, ${stories} so far`;
export const entryForEachTournament = "one entry per tournament, with its scores";
export const copyrightOfTheClub = "© the club. All rights reserved.";

/** Names of the open data files. */
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
