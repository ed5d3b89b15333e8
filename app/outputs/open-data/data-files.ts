import { stringify } from "csv-stringify/sync";
import { onceFor } from "#app/lib/once-for.ts";
import type { ClubRecord } from "#app/record/record.ts";
import { dataPath } from "#app/routes/output-paths.ts";
import { openTables, type Row, type Table } from "./tables.ts";

/** Incremented when a field is renamed or removed, not when one is added. */
export const DATA_VERSION = 1;

/** Separator of lists within a cell, which spreadsheets read as text. */
const LIST_SEPARATOR = "; ";

function cell(value: Row[string]): string {
  if (typeof value === "object") return value.join(LIST_SEPARATOR);
  return value === undefined ? "" : String(value);
}

/** CSV with a byte order mark, so that spreadsheets detect UTF-8. */
function csvText({ fields, rows }: Table): string {
  const records = [fields, ...rows.map((row) => fields.map((field) => cell(row[field])))];
  // Escape formulas, so that spreadsheets do not run cells that look like one.
  return stringify(records, { bom: true, escape_formulas: true, record_delimiter: "windows" });
}

function jsonText({ rows }: Table): string {
  const head = `{"version":${DATA_VERSION},"rows":[\n`;
  return `${head}${rows.map((row) => JSON.stringify(row)).join(",\n")}\n]}\n`;
}

/** A table with its files. */
export interface TableFiles extends Table {
  readonly json: string;
  readonly csv: string;
}

/** The tables of a club with their files, memoized for the Open Data page and the build. */
export const tableFiles = onceFor((record: ClubRecord): readonly TableFiles[] =>
  openTables(record).map((table) =>
    Object.assign(table, { json: jsonText(table), csv: csvText(table) }),
  ),
);

/** The open data files of the site by path. */
export function dataFiles(record: ClubRecord): ReadonlyMap<string, string> {
  return new Map(
    tableFiles(record).flatMap(({ name, json, csv }): [string, string][] => [
      [dataPath(name, "json"), json],
      [dataPath(name, "csv"), csv],
    ]),
  );
}
