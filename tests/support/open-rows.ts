import { openTables, type Row } from "#app/outputs/open-data/tables.ts";
import type { ClubRecord } from "#app/record/record.ts";
import type { TableName } from "#app/routes/output-paths.ts";

/** Rows of a table of the open data. */
export function openRows(record: ClubRecord, name: TableName): readonly Row[] {
  return openTables(record).find((table) => table.name === name)?.rows ?? [];
}
