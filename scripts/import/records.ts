import { suggestZones } from "#app/content/suggestions/suggestions.ts";
import { Refusal } from "#scripts/captain/content-texts.ts";
import { isHead, KINDS, namesIn, placelessSubject, type Kind } from "./columns.ts";
import type { Table, TableRow } from "./table.ts";
import { isGroupOfPeople } from "./words.ts";

/** A row as a record: its cells by column name. */
export interface TableRecord {
  readonly number: number;
  /** Index of its table in the file, from 0; two tables may list the same game. */
  readonly table: number;
  /** Title above it: a heading of the page, a row with one cell, or the name of the sheet. */
  readonly section: string;
  /** The zone in the header of the time column. */
  readonly zone: string | undefined;
  /** A cell; empty if missing. */
  readonly cell: (name: string) => string;
  /** Whether the first column is left of the second. */
  readonly isBefore: (one: string, other: string) => boolean;
}

type Names = readonly (string | undefined)[];

const firstRows = (tables: readonly Table[]) => tables.flatMap((table) => table.rows.slice(0, 20));

/** Refuses a sheet about a topic that the site does not show. */
export function refusePlaceless(tables: readonly Table[], team: string): void {
  const what = firstRows(tables)
    .map(({ cells }) => placelessSubject(cells, team))
    .find((one) => one !== undefined);
  if (what === undefined) return;
  const way = what === "player statistics" ? "; add --as roster to import only its people" : "";
  throw new Refusal(`This is a sheet of ${what}, which the site does not show${way}.`);
}

/** The kind of a table, by its columns. */
export function kindOf(tables: readonly Table[], team: string): Kind | undefined {
  const rows = firstRows(tables);
  return KINDS.find((kind) => rows.some(({ cells }) => isHead(namesIn(cells, kind, team), kind)));
}

/** Columns that are not imported: unknown and duplicate ones, in headers with rows below them. */
export function columnsLeftOut(tables: readonly Table[], kind: Kind, team: string): string[] {
  const left = tables.flatMap(({ rows }) =>
    rows.flatMap(({ cells }, index) => {
      const names = namesIn(cells, kind, team);
      if (!isHead(names, kind)) return [];
      const below = rows.slice(index + 1);
      const hasCell = (at: number) => below.some((row) => (row.cells[at] ?? "") !== "");
      const isSecond = (at: number) => {
        const before = names.indexOf(names[at]);
        return (
          before < at &&
          below.some(
            (row) => row.cells[at] !== row.cells[before] && (row.cells[before] ?? "") !== "",
          )
        );
      };
      return cells.filter(
        (cell, at) => cell !== "" && hasCell(at) && (names[at] === undefined || isSecond(at)),
      );
    }),
  );
  return [...new Set(left)];
}

/** Merges a header in two lines, such as "Score" over "Us" and "Them"; the second line takes precedence. */
function joined(above: Names, below: Names): Names {
  return Array.from(
    { length: Math.max(above.length, below.length) },
    (_, index) => below[index] ?? above[index],
  );
}

function recordOf(
  { number, cells }: TableRow,
  names: Names,
  at: Pick<TableRecord, "table" | "section" | "zone">,
): TableRecord {
  const values = new Map<string, string>();
  for (const [index, name] of names.entries()) {
    const cell = cells[index] ?? "";
    if (name !== undefined && cell !== "" && !values.has(name)) values.set(name, cell);
  }
  return {
    ...at,
    number,
    cell: (name) => values.get(name) ?? "",
    isBefore: (one, other) => names.indexOf(one) < names.indexOf(other),
  };
}

/** Whether a row with a single cell is a heading. On a roster it may be a name without a number. */
function isHeading({ cells }: TableRow, names: Names | undefined): boolean {
  const [at = 0, ...more] = cells.flatMap((cell, index) => (cell === "" ? [] : [index]));
  if (more.length > 0 || cells.length === 1) return false;
  const name = names?.[at];
  return (
    (name !== "player" && name !== "last" && name !== "team") || isGroupOfPeople(cells[at] ?? "")
  );
}

/** The rows of a file: records, headings, and the rest. */
export interface Rows {
  readonly records: readonly TableRecord[];
  /** Rows with a single cell, such as "Pool A", and text above the header. */
  readonly headings: readonly TableRow[];
  /** Rows without a known header above them. */
  readonly unread: readonly TableRow[];
}

/** A zone that a header names: "Time (all EST)". */
function zoneInHeader(cell: string): string | undefined {
  const inside = /\(([^)]*)\)/.exec(cell)?.[1] ?? "";
  return inside.split(/\s+/).flatMap((word) => suggestZones(word))[0];
}

function rowsIn(
  { title, rows }: Table,
  table: number,
  kind: Kind,
  team: string,
  first?: Names,
): Rows {
  const records: TableRecord[] = [];
  const headings: TableRow[] = [];
  const unread: TableRow[] = [];
  let names = first;
  let section = title;
  let zone: string | undefined;
  let isBelowHead = false;
  for (const row of rows) {
    const filled = row.cells.filter((cell) => cell !== "");
    const found = namesIn(row.cells, kind, team);
    const allKnown = found.filter((name) => name !== undefined).length === filled.length;
    if (isHead(found, kind)) {
      names = found;
      zone = row.cells.map(zoneInHeader).find((one) => one !== undefined);
    } else if (isBelowHead && allKnown) names = joined(names ?? [], found);
    else if (isHeading(row, names)) {
      section = filled[0] ?? "";
      headings.push(row);
    } else if (names === undefined) unread.push(row);
    else records.push(recordOf(row, names, { table, section, zone }));
    isBelowHead = isHead(found, kind);
  }
  return { records, headings, unread };
}

/**
 * Reads the rows of tables below their headers. Rows above a header, such as a title, are not records; a row
 * with a single cell, such as "Pool A", is a heading of the rows below it.
 *
 * @param first the columns of a table without a header
 */
export function rowsOf(tables: readonly Table[], kind: Kind, team: string, first?: Names): Rows {
  const all = tables.map((table, index) => rowsIn(table, index, kind, team, first));
  return {
    records: all.flatMap(({ records }) => records),
    headings: all.flatMap(({ headings }) => headings),
    unread: all.flatMap(({ unread }) => unread),
  };
}
