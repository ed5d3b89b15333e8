import type { PrintedSeason } from "#app/art/season/printed-season.ts";
import { makeSheet, type Sheet } from "#app/art/sheet.ts";
import type { Person } from "#app/art/season/person.ts";
import { lineup } from "./lineup.ts";

/** A team in rows, in a box of its own. */
export interface LineupPicture {
  /** The symbol's name in the sheet. */
  readonly id: string;
  readonly people: readonly Person[];
  readonly width: number;
  readonly height: number;
}

/** A season's team in rows; of several pictures the first names the sheet. */
export function lineupSheet(
  season: PrintedSeason,
  ...pictures: readonly [LineupPicture, ...LineupPicture[]]
): Sheet {
  const [{ width, height }] = pictures;
  return makeSheet(
    `lineup-${season.year}-${width}x${height}`,
    pictures.map(({ id, people, ...box }) => ({
      id,
      viewBox: `0 0 ${box.width} ${box.height}`,
      markup: lineup(season, people, box.width, box.height),
    })),
  );
}
