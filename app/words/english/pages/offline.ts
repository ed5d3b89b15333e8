import * as counts from "#words/grammar/counts.ts";
import { plural } from "#app/lib/text/plural.ts";

/* In place of a page that is not stored. */

const promise = "When it is back, this line says so; nothing reloads by itself.";
export const noConnectionYet = `There is no connection. ${promise}`;
export const stillNoConnection = `Still no connection, looked at just now. ${promise}`;
export const connectionIsBack = "The connection is back. “Try again” opens the page.";
export const thisPage = "This page";
export const noConnection = "No connection";
export const youAreOffline = "You are offline";
export const notStoredHere =
  "This page is not stored on this device. What is stored opens as usual.";
export const tryAgain = "Try again";
export const searchWhatIsStored = "Search what is stored";
export const person = "Person";
export const tournament = "Tournament";
export const opponent = "Opponent";
export const badge = "Badge";
export const pagesYouOpened = "Pages you opened";
export const lastFirst = "last first";
export const page = "Page";
export const notStored = "not stored";
export const kindNotStored = (kind: string) => `${kind}, not stored`;
export const storedOnThisDevice = "Stored on this device";
export const pagesAsOf = (count: number, day: string | undefined) =>
  `${plural(count, "page")}${day === undefined ? "" : `, as of ${day}`}`;
export const thisPageIsNotStored = "This page is not stored on this device.";
export const allStories = (count: number) =>
  `${count === 1 ? "the only story" : `all ${count} stories`}, links need a connection`;
export const namesAndSeasons = "names and seasons";
export const seasonShownFirst = "the season shown first";
export const formNeedsConnection = "complete, the form needs a connection";
export const findsEverything = "finds everything";
export const filesNeedConnection = "the list of files, files need a connection";
export const musicNeedsConnection = (count: number) =>
  `${counts.playlists(count)}, music needs a connection`;
export const complete = "complete";
