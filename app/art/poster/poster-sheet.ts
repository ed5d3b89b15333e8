import { makeSheet, type Sheet } from "#app/art/sheet.ts";
import {
  badgeQuestPoster,
  coreValuesPoster,
  fiftyPlatesPoster,
  playlistsPoster,
} from "./posters.ts";

const VIEW_BOX = "0 0 300 400";

/** What the posters say of the club. */
export interface PosterWords {
  /** Codes of the plates of its first states. */
  readonly plates: readonly [string, string];
  /** What the page of playlists is called. */
  readonly playlists: string;
}

/** The posters on the home page for the pages that the main navigation does not list. */
export function posterSheet({ plates, playlists }: PosterWords): Sheet {
  return makeSheet("posters", [
    { id: "badge-quest", viewBox: VIEW_BOX, markup: badgeQuestPoster() },
    { id: "fifty-plates", viewBox: VIEW_BOX, markup: fiftyPlatesPoster(plates) },
    { id: "core-values", viewBox: VIEW_BOX, markup: coreValuesPoster() },
    { id: "playlists", viewBox: VIEW_BOX, markup: playlistsPoster(playlists) },
  ]);
}
