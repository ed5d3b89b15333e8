/* The page of a tournament. */

export const videoOfTheGame = "Video of the game";
export const following = "Then";
export const played = "Played";
export const newestFirst = "newest first";
export const later = "Later";
export const dateTbd = "Date TBD";
export const noMoreGamesToday = "No more games today";
/** Live announcement of new scores. */
export const theGames = "The games";
export const nextGame = "Next game";
export const theGame = "The game";
export const gamePosition = (number: number, total: number) => `Game ${number} of ${total}`;
export const dateTbdOnDisc = "date TBD";
export const game = "Game";
export const games = "Games";
export const day = "Day";
export const days = "Days";
export const soFar = "So far";
export const noMoreGames = "No more games";
export const everyGame = "Every game";
export const pathThrough = "Path through the tournament";
export const noMeetingYet = "no meeting yet";
export const theOnlyMeeting = "the only meeting";

export const withoutAScore = "Without a score";
