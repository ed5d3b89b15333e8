import { suggestZones } from "#app/content/suggestions/suggestions.ts";
import { foldLetters } from "#app/domain/fold.ts";
import { Refusal } from "#scripts/captain/content-texts.ts";
import {
  headerKey,
  isHead,
  KINDS,
  namesIn,
  placelessSubject,
  whyUseless,
  type Kind,
} from "./columns.ts";
import { isDayText, isWeekday } from "./moments.ts";
import { cellCount, type Table, type TableRow } from "./table.ts";
import { isGroupOfPeople, isTotal, outcomeOfWord } from "./words.ts";

/** A column of a table, with the reason if the site has no use for it. */
export interface Column {
  readonly header: string;
  readonly name: string | undefined;
  readonly why: string | undefined;
}

/** A row as a record: its cells by column name. */
export interface TableRecord {
  readonly number: number;
  /** Index of its table in the file, from 0; two tables may list the same game. */
  readonly table: number;
  /** Title above it: a heading of the page, a row with one cell, or the name of the sheet. */
  readonly section: string;
  /** A day that stands alone in a row above it. */
  readonly dayAbove: string;
  /** The zone in the header of the time column. */
  readonly zone: string | undefined;
  /** A cell; empty if missing. Reading it marks it as used. */
  readonly cell: (name: string) => string;
  /** Whether a row of the table has a cell in the column. */
  readonly has: (name: string) => boolean;
  /** Whether the first column is left of the second. */
  readonly isBefore: (one: string, other: string) => boolean;
  /** The cells with text. */
  readonly texts: readonly string[];
  /** The columns of cells with text that were not read. */
  readonly unread: () => readonly Column[];
  readonly textIn: (column: Column) => string;
}

const firstRows = (tables: readonly Table[]) => tables.flatMap((table) => table.rows.slice(0, 20));

/** Refuses a sheet about a topic that the site does not show. */
export function refusePlaceless(tables: readonly Table[], team: string): void {
  const what = firstRows(tables)
    .map(({ cells }) => placelessSubject(cells, team))
    .find((subject) => subject !== undefined);
  if (what === undefined) return;
  const way = what === "player statistics" ? "; add --as roster to import only its people" : "";
  throw new Refusal(`This is a sheet of ${what}, which the site does not show${way}.`);
}

/** The kind of a table, by its columns. */
export function detectKind(tables: readonly Table[], team: string): Kind | undefined {
  const rows = firstRows(tables);
  return KINDS.find((kind) => rows.some(({ cells }) => isHead(namesIn(cells, kind, team), kind)));
}

/** Settings for reading a table. */
export interface Reading {
  readonly kind: Kind;
  readonly team: string;
  /** Columns of a table without a header. */
  readonly first?: readonly string[] | undefined;
  /** Headers that the captain leaves out, without spaces and signs. */
  readonly ignored?: ReadonlySet<string> | undefined;
}

/** The column's letter in a spreadsheet, for one without a header. */
function columnLetter(index: number): string {
  const last = String.fromCodePoint(65 + (index % 26));
  return index < 26 ? last : `${columnLetter(Math.floor(index / 26) - 1)}${last}`;
}

/** The reason why a column does not count beside another of its name: weekdays beside dates, or row numbers. */
function whySecond(name: string, cells: readonly string[]): string | undefined {
  const filled = cells.filter((cell) => cell !== "");
  if (name === "date" && filled.every(isWeekday)) return "the date says it";
  const counts = filled.every((cell, at) => Number(cell) === at + Number(filled[0]));
  return counts && Number(filled[0]) <= 1 ? "it counts the rows" : undefined;
}

/** Names the columns of a header. Of two with one name, one may be of another kind, or of no use. */
function nameColumns(
  headers: readonly string[],
  names: readonly (string | undefined)[],
  below: readonly TableRow[],
  { kind, ignored }: Reading,
): Column[] {
  const width = Math.max(headers.length, ...below.map(({ cells }) => cells.length));
  const cellsAt = (at: number) => below.map(({ cells }) => cells[at] ?? "");
  const columns = Array.from({ length: width }, (_, at): Column => {
    const header = headers[at] || `column ${columnLetter(at)}`;
    const own = names[at];
    const isScoreOfWords =
      own === "score" && cellsAt(at).every((cell) => cell === "" || outcomeOfWord(cell));
    const name = isScoreOfWords ? "outcome" : own;
    if (ignored?.has(headerKey(header))) return { header, name, why: "--ignore names it" };
    return { header, name, why: name === undefined ? whyUseless(header, kind) : undefined };
  });
  return columns.map((column, at) => {
    const { name, why } = column;
    const isAlone =
      columns.filter((column) => column.name === name && column.why === undefined).length < 2;
    if (name === undefined || why !== undefined || isAlone) return column;
    return { header: column.header, name, why: whySecond(name, cellsAt(at)) };
  });
}

/** Columns whose cells are joined if there are several. */
const joined: ReadonlySet<string> = new Set(["remark", "note"]);

interface Head {
  readonly columns: readonly Column[];
  /** Names of columns with cells. */
  readonly filled: ReadonlySet<string>;
}

const isRead = ({ name, why }: Column) => name !== undefined && why === undefined;

interface Place {
  readonly table: number;
  readonly section: string;
  readonly dayAbove: string;
  readonly zone: string | undefined;
}

function makeRecord(
  { number, cells }: TableRow,
  { columns, filled }: Head,
  place: Place,
): TableRecord {
  const used = new Set<number>();
  const cell = (name: string): string => {
    const found = columns.flatMap((column, at) => {
      const text = cells[at] ?? "";
      return column.name === name && column.why === undefined && text !== "" ? [{ text, at }] : [];
    });
    for (const { at } of found) used.add(at);
    const [first, ...more] = found;
    const differing = more.find(({ text }) => foldLetters(text) !== foldLetters(first?.text ?? ""));
    if (differing === undefined) return first?.text ?? "";
    if (joined.has(name)) return found.map(({ text }) => text).join("; ");
    throw new Refusal(
      `${first?.text} and ${differing.text} are both for the ${name}. Correct one, or leave a column out with --ignore "${columns[differing.at]?.header}".`,
    );
  };
  return {
    ...place,
    number,
    texts: cells.filter((text) => text !== ""),
    cell,
    has: (name) => filled.has(name),
    isBefore: (a, b) => {
      const [left, right] = [a, b].map((name) =>
        columns.findIndex((column) => column.name === name),
      );
      return left !== undefined && right !== undefined && left >= 0 && left < right;
    },
    unread: () => columns.filter((_, at) => (cells[at] ?? "") !== "" && !used.has(at)),
    textIn: (column) => cells[columns.indexOf(column)] ?? "",
  };
}

/** Whether a row with a single cell is a heading. On a roster it may be a name without a number. */
function isHeading({ cells }: TableRow, columns: readonly Column[] | undefined): boolean {
  const [at = 0, ...more] = cells.flatMap((cell, index) => (cell === "" ? [] : [index]));
  if (more.length > 0 || cells.length === 1) return false;
  const name = columns?.[at]?.name;
  return (
    (name !== "player" && name !== "last" && name !== "team") || isGroupOfPeople(cells[at] ?? "")
  );
}

/** The rows of a file: records, headings, and the rest. */
export interface Rows {
  readonly records: readonly TableRecord[];
  /** Rows with a single cell, such as "Pool A", and text above the header. */
  readonly headings: readonly TableRow[];
  /** Rows that add up others. */
  readonly totals: readonly TableRow[];
  /** Rows without a known header above them. */
  readonly unread: readonly TableRow[];
  /** Headers of the columns with a name, and of all others. */
  readonly headers: { readonly used: number; readonly useless: number };
}

/** A zone that a header names: "Time (all EST)". */
function zoneInHeader(cell: string): string | undefined {
  const inside = /\(([^)]*)\)/.exec(cell)?.[1] ?? "";
  return inside.split(/\s+/).flatMap((word) => suggestZones(word))[0];
}

/** The header of a table in one or two lines, such as "Score" over "Us" and "Them"; the second line takes precedence. */
function headAt(rows: readonly TableRow[], index: number, { kind, team }: Reading) {
  const cells = rows[index]?.cells ?? [];
  const names = namesIn(cells, kind, team);
  if (!isHead(names, kind)) return undefined;
  const second = rows[index + 1]?.cells ?? [];
  const below = namesIn(second, kind, team);
  const isSecond =
    !isHead(below, kind) && below.filter((name) => name !== undefined).length === cellCount(second);
  if (!isSecond || second.length === 0) return { cells, names, lines: 1 };
  const width = Math.max(cells.length, second.length);
  const merge = <T>(a: readonly T[], b: readonly T[]) =>
    Array.from({ length: width }, (_, at) => b[at] || a[at]);
  return {
    cells: merge(cells, second).map((cell) => cell ?? ""),
    names: merge(names, below),
    lines: 2,
  };
}

/** The columns of a header, with the rows below it. */
function headOver(
  below: readonly TableRow[],
  cells: readonly string[],
  names: readonly (string | undefined)[],
  reading: Reading,
): Head {
  const rows = below.filter((row) => !isTotal(row.cells));
  const columns = nameColumns(cells, names, rows, reading);
  const filled = columns.flatMap((column, at) =>
    isRead(column) && rows.some((row) => (row.cells[at] ?? "") !== "") ? (column.name ?? "") : [],
  );
  return { columns, filled: new Set(filled) };
}

function rowsIn({ title, rows }: Table, table: number, reading: Reading): Rows {
  const records: TableRecord[] = [];
  const headings: TableRow[] = [];
  const totals: TableRow[] = [];
  const unread: TableRow[] = [];
  const headers = { used: 0, useless: 0 };
  let head = reading.first && headOver(rows, [], reading.first, reading);
  let [section, dayAbove] = [title, ""];
  let zone: string | undefined;
  let below = 0;
  for (const [index, row] of rows.entries()) {
    // The second line of a header.
    if (index < below) continue;
    const found = headAt(rows, index, reading);
    const text = row.cells.find((cell) => cell !== "") ?? "";
    if (found !== undefined) {
      below = index + found.lines;
      head = headOver(rows.slice(below), found.cells, found.names, reading);
      zone = found.cells.map(zoneInHeader).find((zone) => zone !== undefined);
      const useless = head.columns.filter(
        (column, at) => found.cells[at] && !isRead(column),
      ).length;
      const all = rows.slice(index, below).reduce((sum, { cells }) => sum + cellCount(cells), 0);
      headers.useless += useless;
      headers.used += all - useless;
    } else if (isTotal(row.cells)) totals.push(row);
    else if (isHeading(row, head?.columns)) {
      if (isDayText(text)) dayAbove = text;
      else section = text;
      headings.push(row);
    } else if (head === undefined) unread.push(row);
    else records.push(makeRecord(row, head, { table, section, dayAbove, zone }));
  }
  return { records, headings, totals, unread, headers };
}

/**
 * Reads the rows of tables below their headers. Rows above a header, such as a title, are not records; a row
 * with a single cell, such as "Pool A", is a heading of the rows below it.
 */
export function readRows(tables: readonly Table[], reading: Reading): Rows {
  const all = tables.map((table, index) => rowsIn(table, index, reading));
  const sum = (name: "used" | "useless") =>
    all.reduce((count, { headers }) => count + headers[name], 0);
  return {
    records: all.flatMap(({ records }) => records),
    headings: all.flatMap(({ headings }) => headings),
    totals: all.flatMap(({ totals }) => totals),
    unread: all.flatMap(({ unread }) => unread),
    headers: { used: sum("used"), useless: sum("useless") },
  };
}
