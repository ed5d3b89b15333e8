import * as counts from "#words/grammar/counts.ts";
import { plural } from "#app/lib/plural.ts";

/* The offline page, in place of a page that is not saved. */

const promise = "We’ll tell you when you’re back online.";
export const noConnectionYet = `No connection. ${promise}`;
export const stillOffline = `Still offline (checked just now). ${promise}`;
export const connectionIsBack = "You’re back online. “Try again” opens the page.";
export const thisPage = "This page";
export const noConnection = "No connection";
export const youAreOffline = "You are offline";
export const notStoredHere = "This page isn’t saved on this device. Saved pages still work.";
export const tryAgain = "Try again";
export const searchWhatIsStored = "Search saved pages";
export const person = "Player";
export const tournament = "Tournament";
export const opponent = "Opponent";
export const badge = "Badge";
export const pagesYouOpened = "Pages you opened";
export const mostRecentFirst = "most recent first";
export const page = "Page";
export const notStored = "not saved";
export const kindNotStored = (kind: string) => `${kind}, not saved`;
export const storedOnThisDevice = "Saved on this device";
export const pagesAsOf = (count: number, day: string | undefined) =>
  `${plural(count, "page")}${day === undefined ? "" : `, as of ${day}`}`;
export const thisPageIsNotStored = "This page isn’t saved on this device.";
export const allStories = (count: number) =>
  `${count === 1 ? "the only story" : `all ${count} stories`}, links need a connection`;
export const namesAndSeasons = "names and seasons";
export const currentSeason = "current season";
export const formNeedsConnection = "complete; the form needs a connection";
export const findsEverything = "finds everything";
export const filesNeedConnection = "the list of files, files need a connection";
export const musicNeedsConnection = (count: number) =>
  `${counts.playlists(count)}, music needs a connection`;
export const complete = "complete";
