import { z } from "zod";
import type { Site } from "#app/content/content.ts";
import { dataPath, tableNames } from "#app/page/data-paths.ts";
import * as words from "#words/open-data.ts";
import type { Table } from "./tables.ts";
import { latest } from "#app/lib/list/latest.ts";

/** A day, or a year where no day is known. */
const newest = z.string().regex(/^\d{4}(?:-\d{2}-\d{2})?$/);
const path = z.string().regex(/^\/data\/[\w.]+$/);

/** What the data may be used for where the content does not say. */
export const ALL_RIGHTS = words.allRightsReserved;

/** index.json: which files there are, how many rows each has, and what may be done with them. */
export const indexFile = z.strictObject({
  $schema: z.literal("index.schema.json"),
  version: z.int().min(1),
  name: z.string().describe("The club."),
  site: z.url().describe("Where the site is published; paths begin there."),
  licence: z.strictObject({
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

export function indexText(
  { name, licence }: Site,
  tables: readonly Table[],
  version: number,
  address: string,
): string {
  const index: z.infer<typeof indexFile> = {
    $schema: "index.schema.json",
    version,
    name,
    site: address,
    licence: { facts: licence ?? { name: ALL_RIGHTS }, code: "MIT" },
    newest: latest(tables.map((one) => one.newest)),
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
