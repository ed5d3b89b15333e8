import { makeSheet, type Sheet } from "#app/art/sheet.ts";
import type { Person } from "#app/art/season/person.ts";
import { lineup } from "./lineup.ts";

/** A season's team in rows, as the symbol `team`. */
export function lineupSheet(
  year: number,
  people: readonly Person[],
  width: number,
  height: number,
): Sheet {
  return makeSheet(`lineup-${year}-${width}x${height}`, [
    {
      id: "team",
      viewBox: `0 0 ${width} ${height}`,
      markup: lineup(year, people, width, height),
    },
  ]);
}
