import { cut } from "#app/content/field-path.ts";
import { groupBy } from "#app/lib/list.ts";
import { plural } from "#app/lib/plural.ts";
import { cellCount } from "./table.ts";
import type { Fates } from "./importer.ts";
import type { Column, Rows, TableRecord } from "./records.ts";

/** Reasons why a known column may not be needed. */
const whyUnread: Readonly<Record<string, string>> = {
  abbrev: "another column names the opponent",
  sent: "it says when the form was sent, and another column says when it happened",
  week: "another column names the round",
  zone: "there is no time",
  side: "only a league shows home and away",
};

function reasonFor({ name = "", why }: Column): string {
  if (why !== undefined) return why;
  const season = /^in (20\d\d)$/.exec(name)?.[1];
  if (season !== undefined) return `import the file again with --year ${season}`;
  return whyUnread[name] ?? "the other columns say it";
}

/** The cells of a column that were not read. */
interface UnreadColumn {
  readonly column: Column;
  readonly record: TableRecord;
}

const isUnknown = ({ column: { name, why } }: UnreadColumn) =>
  name === undefined && why === undefined;

const byHeader = (some: readonly UnreadColumn[]) => [
  ...groupBy(some, ({ column }) => column.header),
];

const cellsOfRecords = (records: Iterable<TableRecord>) =>
  [...records].reduce((sum, { texts }) => sum + texts.length, 0);

const cellsOfRows = (rows: Rows["headings"]) =>
  rows.reduce((sum, { cells }) => sum + cellCount(cells), 0);

function columnNote(header: string, [first, ...more]: readonly UnreadColumn[]): string {
  if (first === undefined) return "";
  const count = plural(more.length + 1, "cell");
  const name = header.startsWith("column ") ? header : `column ${cut(header)}`;
  return isUnknown(first)
    ? `The ${name} is unknown: ${count}, such as “${cut(first.record.textIn(first.column))}”.`
    : `The ${name} (${count}) is left out: ${reasonFor(first.column)}.`;
}

/** Accounts for every cell: used, of no use, or refused. */
export function accountFor(rows: Rows, { leftOut, refused }: Fates) {
  const read = rows.records.filter((record) => !leftOut.has(record) && !refused.has(record));
  const unread = read.flatMap((record) =>
    record.unread().map((column): UnreadColumn => ({ column, record })),
  );
  const unknown = byHeader(unread.filter(isUnknown));
  const useless = unread.filter((column) => !isUnknown(column));
  const others = cellsOfRows(rows.totals) + cellsOfRows(rows.unread) + rows.headers.useless;
  return {
    notes: [...byHeader(useless), ...unknown].map(([header, all]) => columnNote(header, all)),
    unknown: unknown.map(([header]) => header),
    cells: {
      used: cellsOfRecords(read) - unread.length + rows.headers.used + cellsOfRows(rows.headings),
      useless: useless.length + cellsOfRecords(leftOut) + others,
      refused: unread.length - useless.length + cellsOfRecords(refused),
    },
  };
}
