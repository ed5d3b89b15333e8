import { stringify } from "csv-stringify/sync";
import { z } from "zod";
import { onceFor } from "#app/lib/once-for.ts";
import { dataIndex, dataIndexSchema, dataPath, tableNames } from "#app/routes/data-paths.ts";
import type { Club, ClubRecord } from "#app/record/record.ts";
import * as words from "#words/open-data.ts";
import { latestDate } from "#app/lib/list.ts";
import { openTables, type Row, type Table } from "./tables.ts";

/** A day, or a year if the day is unknown. */
const newest = z.string().regex(/^\d{4}(?:-\d{2}-\d{2})?$/);
const path = z.string().regex(/^\/data\/[\w.]+$/);

/** Default license, if the content names none. */
export const ALL_RIGHTS = words.allRightsReserved;

/** index.json: the files, their numbers of rows, and the license. */
const indexFile = z.strictObject({
  $schema: z.literal("index.schema.json"),
  version: z.int().min(1),
  name: z.string().describe("The club."),
  site: z.url().describe("Where the site is published; paths begin there."),
  license: z.strictObject({
    facts: z.strictObject({ name: z.string(), link: z.string().optional() }),
    code: z.literal("MIT"),
  }),
  newest: newest.describe("The newest row of all files.").optional(),
  files: z.array(
    z.strictObject({
      name: z.enum(tableNames),
      holds: z.string().describe("What a row holds."),
      rows: z.int().min(0),
      newest: newest.optional(),
      json: path,
      csv: path,
      schema: path,
    }),
  ),
});

function indexText(
  { name, license }: Club,
  tables: readonly Table[],
  version: number,
  address: string,
): string {
  const index: z.infer<typeof indexFile> = {
    $schema: "index.schema.json",
    version,
    name,
    site: address,
    license: { facts: license ?? { name: ALL_RIGHTS }, code: "MIT" },
    newest: latestDate(tables.map((table) => table.newest)),
    files: tables.map((table) => ({
      name: table.name,
      holds: table.holds,
      rows: table.rows.length,
      newest: table.newest,
      json: dataPath(table.name, "json"),
      csv: dataPath(table.name, "csv"),
      schema: dataPath(table.name, "schema.json"),
    })),
  };
  return `${JSON.stringify(index, undefined, 2)}\n`;
}

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

function fileSchema({ name, schema }: Table) {
  return z.strictObject({
    $schema: z.literal(`${name}.schema.json`),
    version: z.literal(DATA_VERSION),
    rows: z.array(schema),
  });
}

/** The schema of a file in JSON Schema, draft 2020-12. */
function schemaText(title: string, schema: z.ZodType): string {
  return `${JSON.stringify({ title, ...z.toJSONSchema(schema) }, undefined, 1)}\n`;
}

function jsonText({ name, rows }: Table): string {
  const head = `{"$schema":"${name}.schema.json","version":${DATA_VERSION},"rows":[\n`;
  return `${head}${rows.map((row) => JSON.stringify(row)).join(",\n")}\n]}\n`;
}

/** A table with its files. */
export interface TableFiles extends Table {
  readonly json: string;
  readonly csv: string;
  readonly jsonSchema: string;
}

/** The tables of a club with their files, memoized for the Open Data page and the build. */
export const tableFiles = onceFor((record: ClubRecord): readonly TableFiles[] =>
  openTables(record).map((table) => {
    const jsonSchema = schemaText(table.name, fileSchema(table));
    return Object.assign(table, { json: jsonText(table), csv: csvText(table), jsonSchema });
  }),
);

/**
 * The open data files of the site by path.
 *
 * @param address address of the published site, without a trailing slash
 */
export function dataFiles(record: ClubRecord, address: string): ReadonlyMap<string, string> {
  const tables = tableFiles(record);
  return new Map([
    ...tables.flatMap(({ name, json, csv, jsonSchema }): [string, string][] => [
      [dataPath(name, "json"), json],
      [dataPath(name, "csv"), csv],
      [dataPath(name, "schema.json"), jsonSchema],
    ]),
    [dataIndex, indexText(record.club, tables, DATA_VERSION, address)],
    [dataIndexSchema, schemaText("index", indexFile)],
  ]);
}
