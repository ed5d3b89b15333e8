import { makeSheet, type Sheet } from "#app/art/sheet.ts";
import {
  badgeQuestPoster,
  coreValuesPoster,
  fiftyPlatesPoster,
  roster2019Poster,
} from "./posters.ts";

const VIEW_BOX = "0 0 300 400";

/** The posters on the home page for the pages that the main navigation does not list. */
export function posterSheet(): Sheet {
  return makeSheet("posters", [
    { id: "badge-quest", viewBox: VIEW_BOX, markup: badgeQuestPoster() },
    { id: "fifty-plates", viewBox: VIEW_BOX, markup: fiftyPlatesPoster() },
    { id: "core-values", viewBox: VIEW_BOX, markup: coreValuesPoster() },
    { id: "roster-2019", viewBox: VIEW_BOX, markup: roster2019Poster() },
  ]);
}
