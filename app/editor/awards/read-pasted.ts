import type { Choice } from "#app/editor/form/choice.ts";
import { suggestDay, suggestTime, closest } from "#app/content/suggestions/suggestions.ts";
import { isZone } from "#app/content/schema/fields.ts";
import { WRITTEN_ZONE } from "#app/domain/dates/logged-zone.ts";
import type { AwardRow } from "./award-row.ts";

/** Cells of a pasted line, separated by tabs, semicolons or commas. */
function cellsOf(line: string): readonly string[] {
  const separator = ["\t", ";", ","].find((one) => line.includes(one)) ?? "\t";
  const cells =
    line.match(new RegExp(`("(?:[^"]|"")*"|[^${separator}]*)(?:${separator}|$)`, "g")) ?? [];
  return cells.slice(0, -1).map((cell) => {
    const bare = cell.endsWith(separator) ? cell.slice(0, -1) : cell;
    return bare.trim().replaceAll(/^"|"$/g, "").replaceAll('""', '"');
  });
}

/** The key for a text: the key itself, a common name, or a close spelling of either. */
function keyOf(text: string, choices: readonly Choice[]): string | undefined {
  const names = new Map(
    choices.flatMap(({ key, label }) => [
      [label.replace(/ \(\d+\)$/, ""), key],
      [key, key],
    ]),
  );
  return names.get(text) ?? names.get(closest(text, names.keys()) ?? "");
}

/** A time, with or without a zone after it. */
function timeIn(cell: string): string | undefined {
  return suggestTime(cell.replace(WRITTEN_ZONE, ""));
}

/** The zone in a cell, alone or after a time. */
function zoneIn(cell: string): string | undefined {
  const zone = WRITTEN_ZONE.exec(cell)?.[0];
  const isAlone = cell === zone || timeIn(cell) !== undefined;
  return isAlone && zone !== undefined && isZone(zone) ? zone : undefined;
}

function zoneAndTime(cells: readonly string[]) {
  const zone = cells.map(zoneIn).find((one) => one !== undefined);
  const time = cells.map(timeIn).find((one) => one !== undefined);
  return zone === undefined || time === undefined ? {} : { zone, time };
}

/** Whether a cell is a note: not a day, a time, or a word of the log. */
function isNote(cell: string): boolean {
  if (cell === "" || cell === "yes" || zoneIn(cell) !== undefined) return false;
  return suggestDay(cell, undefined) === undefined && timeIn(cell) === undefined;
}

/**
 * Parses rows pasted from a spreadsheet: badge, person, then in any order a day, a time with its zone, and a
 * note. Lines without a known badge and person are returned unchanged.
 */
export function readPasted(
  text: string,
  badges: readonly Choice[],
  players: readonly Choice[],
): { readonly rows: readonly AwardRow[]; readonly unread: readonly string[] } {
  const rows: AwardRow[] = [];
  const unread: string[] = [];
  for (const line of text.split(/\r?\n/).filter((one) => one.trim() !== "")) {
    const [first = "", second = "", ...rest] = cellsOf(line);
    const [badge, player] = [keyOf(first, badges), keyOf(second, players)];
    if (badge === undefined || player === undefined) {
      unread.push(line);
      continue;
    }
    const date = rest.map((cell) => suggestDay(cell, undefined)).find((day) => day !== undefined);
    const again = rest.includes("yes") ? { again: "yes" } : {};
    const note = rest.find(isNote);
    rows.push({
      badge,
      player,
      ...(date && { date }),
      ...zoneAndTime(rest),
      ...(note && { note }),
      ...again,
    });
  }
  return { rows, unread };
}
