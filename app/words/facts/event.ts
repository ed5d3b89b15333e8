import { plural } from "#app/lib/plural.ts";
import * as counts from "#words/grammar/counts.ts";

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
/** For a canceled game or tournament. */
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
