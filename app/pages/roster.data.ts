import type { ArtFile } from "#app/entry-server.tsx";
import { outlineOf } from "#app/features/roster/outline.ts";
import { data as record, sheets as drawn } from "./roster-archive.data.ts";

export const data = outlineOf(record);

const busts = data.seasons.find(({ id }) => id === data.defaultSeason)?.busts;

/** The busts of the season shown first stand in the document; all else is fetched when shown. */
export const sheets: readonly ArtFile[] = drawn
  .filter(({ href }) => href === busts)
  .map((sheet) => Object.assign({}, sheet, { inline: true }));
