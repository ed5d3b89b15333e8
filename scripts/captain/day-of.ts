import { dayReader } from "#app/content/suggestions/spreadsheet-cells.ts";
import { Refusal } from "./content-texts.ts";

/** A day that somebody typed in a command, in ours or as spreadsheets have it. */
export function dayOf(written: string | undefined): string | undefined {
  if (written === undefined) return undefined;
  const day = dayReader([written])(written);
  if (day === undefined) throw new Refusal(`${written} is no day such as 2027-06-12 or 6/12/2027.`);
  return day;
}
