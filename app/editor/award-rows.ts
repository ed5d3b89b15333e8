import { parse } from "csv-parse/sync";
import { isZone } from "#app/content/schema/fields.ts";
import { closest, suggestDay, suggestTime } from "#app/content/suggestions/suggestions.ts";
import { WRITTEN_ZONE } from "#app/domain/dates/logged-zone.ts";
import type { Choice } from "./choices.ts";

/** An award to be added; missing values are shared by the evening. */
export interface AwardRow {
  readonly badge: string;
  readonly player: string;
  readonly date?: string;
  readonly time?: string;
  readonly zone?: string;
  readonly note?: string;
  readonly again?: string;
}

/** Values that all awards of an evening share by default. */
export interface Evening {
  readonly date: string;
  readonly time: string;
  readonly zone: string;
}

/** The value an evening still needs before its awards can be added; undefined if none is missing. */
export function missingOf(rows: readonly AwardRow[], evening: Evening): string | undefined {
  const shared = rows.filter(({ date }) => date === undefined);
  if (shared.length === 0) return undefined;
  if (evening.date === "") return "The day is missing.";
  return (evening.time === "") === (evening.zone === "")
    ? undefined
    : "A time needs a zone, and a zone a time.";
}

/** Cells of an award in the log's columns. */
export function cellsOf(row: AwardRow, evening: Evening): readonly string[] {
  const { time, zone } = row.time === undefined && row.date === undefined ? evening : row;
  const isTimed = Boolean(time) && Boolean(zone);
  return [
    row.badge,
    row.player,
    row.date ?? evening.date,
    isTimed ? (time ?? "") : "",
    isTimed ? (zone ?? "") : "",
    row.note ?? "",
    row.again ?? "",
  ];
}

/** Cells of a pasted line, separated by tabs, semicolons or commas. */
function pastedCells(line: string): readonly string[] {
  const delimiter = ["\t", ";", ","].find((one) => line.includes(one)) ?? "\t";
  const [cells = []] = parse(line, { delimiter, relax_quotes: true, trim: true });
  return cells;
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
    const [first = "", second = "", ...rest] = pastedCells(line);
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
