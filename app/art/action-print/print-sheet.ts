import type { PrintedSeason } from "#app/art/season/printed-season.ts";
import { makeSheet, type Sheet } from "#app/art/sheet.ts";
import type { Person } from "#app/art/season/person.ts";
import { actionPrint, type PrintFormat } from "./action-print.ts";

const VIEW_BOXES: Readonly<Record<PrintFormat, string>> = {
  vertical: "0 0 400 500",
  landscape: "0 0 600 400",
};

/** One person's action print in one format, as the symbol `print`. */
export function printSheet(
  season: PrintedSeason,
  person: Person,
  index: number,
  format: PrintFormat,
): Sheet {
  const markup = actionPrint(person, season, index, format);
  return makeSheet(`print-${season.year}-${person.id}-${format}`, [
    { id: "print", viewBox: VIEW_BOXES[format], markup },
  ]);
}
