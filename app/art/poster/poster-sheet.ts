import { makeSheet, type Sheet } from "#app/art/sheet.ts";
import {
  badgeQuestPoster,
  coreValuesPoster,
  fiftyPlatesPoster,
  playlistsPoster,
} from "./posters.ts";

const VIEW_BOX = "0 0 300 400";

/** The pages that have a poster. */
type PosterPage = "badgequest" | "fiftyplates" | "corevalues" | "playlists";

/** What the posters say of the club. */
export interface PosterWords {
  /** Codes of plates, those of its own states first. */
  readonly plates: readonly string[];
  /** How many core values it has. */
  readonly values: number;
  /** What the pages are called. */
  readonly titles: Readonly<Record<PosterPage, string>>;
}

/** The posters on the home page for the pages that the main navigation does not list. */
export function posterSheet({ plates, titles, values }: PosterWords): Sheet {
  return makeSheet("posters", [
    { id: "badge-quest", viewBox: VIEW_BOX, markup: badgeQuestPoster(titles.badgequest) },
    {
      id: "fifty-plates",
      viewBox: VIEW_BOX,
      markup: fiftyPlatesPoster(titles.fiftyplates, plates),
    },
    { id: "core-values", viewBox: VIEW_BOX, markup: coreValuesPoster(titles.corevalues, values) },
    { id: "playlists", viewBox: VIEW_BOX, markup: playlistsPoster(titles.playlists) },
  ]);
}
