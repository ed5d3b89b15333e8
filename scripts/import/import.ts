import { cut } from "#app/content/field-path.ts";
import { readFolder } from "#app/content/.server/load-content.ts";
import { checkContent } from "#app/content/check-content.ts";
import { plural } from "#app/lib/plural.ts";
import { knownPages } from "#app/routes/has-page.ts";
import type { Command, Typed } from "#scripts/captain/command.ts";
import { propose, Refusal, type Outcome } from "#scripts/captain/content-texts.ts";
import { AWARD_COLUMNS, headerKey, KINDS, type Kind } from "./columns.ts";
import { readChoice, rowsText, type Imported, type Importer, type Job } from "./importer.ts";
import { importAwards } from "./kinds/awards.ts";
import { importGames } from "./kinds/games.ts";
import { importNews } from "./kinds/news.ts";
import { importOpponents } from "./kinds/opponents.ts";
import { importRoster } from "./kinds/roster.ts";
import { fileBytes, readTables } from "./reading/read-tables.ts";
import { accountFor } from "./account.ts";
import { detectKind, refusePlaceless, readRows, type Rows } from "./records.ts";
import type { Table } from "./table.ts";

const help = `npm run import -- <file>
npm run import -- --as awards < pasted.txt

  npm run import -- scores.xlsx --tournament 2027-fog-bowl
  npm run import -- roster-2027.csv --new --write

Imports a roster, games, opponents, awards or news from an XLSX, CSV or text file with tabs or semicolons, or from a
results page saved as HTML. The columns tell what the file contains. Teams, people and badges can be names, and dates
and times can be written as 7/9/2027 and 2:55 PM. Nothing is written without --write, or if it would not pass the
checks. Existing entries and comments stay.

  --write              writes the lines
  --skip               skips unreadable rows instead of rejecting the file
  --as <kind>          awards, news, games, opponents or roster, if the columns don't tell
  --year <year>        of a roster, of dates without a year, or of an edition of awards
  --tournament <id>    of all games; by default found by column or date
  --team <name>        the club's name in the file, if it differs from site.yml
  --called <names>     known opponents as the file calls them, such as "Nashville=nightshade, LA=astra"
  --first <us|home>    whose points come first in a score
  --dates <order>      day-first or month-first, if the dates don't tell
  --ignore <columns>   columns to leave out, such as "Shirt size, Diet"
  --type <type>        of games, if pool or round don't tell: POOL, BRACKET or CONSOLATION
  --new                adds people who are not in players.yml
  --author <name>      of news without one
  --date, --zone       of awards without a date, of times without a zone
  --encoding <name>    of an old text file, such as windows-1250 (Central Europe) or macintosh`;

const importers: Readonly<Record<Kind, Importer>> = {
  awards: importAwards,
  news: importNews,
  games: importGames,
  opponents: importOpponents,
  roster: importRoster,
};

const numbers = (rows: Rows["headings"]) =>
  rowsText(rows.map(({ number }) => number)).toLowerCase();

/** Titles, hidden rows, totals and tables that are not records, so that nothing is dropped silently. */
function rowsLeftOut(tables: readonly Table[], kind: Kind, team: string, rows: Rows): string[] {
  const { headings, totals, unread } = rows;
  const others = tables.flatMap((table) => {
    const other = detectKind([table], team);
    const hasOwn = readRows([table], { kind, team }).records.length > 0;
    if (other === undefined || other === kind || hasOwn) return [];
    return [
      `${table.title || "Another table"} looks like ${other}. Import the file again with --as ${other}.`,
    ];
  });
  const titles = headings.map(
    ({ number, cells }) => `${cut(cells.find((cell) => cell !== "") ?? "")} (row ${number})`,
  );
  const hidden = tables.flatMap((table) =>
    table.hidden.length === 0
      ? []
      : `Skipped: ${plural(table.hidden.length, "hidden row")} of ${table.title} (${table.hidden.join(", ")}). Unhide what you want to import.`,
  );
  return [
    ...hidden,
    ...(titles.length === 0 ? [] : [`Treated as headings: ${titles.join(", ")}.`]),
    ...(totals.length === 0
      ? []
      : [`${plural(totals.length, "row")} of totals skipped (${numbers(totals)}).`]),
    ...(unread.length === 0
      ? []
      : [
          `Skipped: ${plural(unread.length, "row")} without known columns above (${numbers(unread)}).`,
        ]),
    ...others,
  ];
}

/** Cells of a file by what became of them. */
export interface CellCount {
  readonly used: number;
  readonly useless: number;
  readonly refused: number;
}

/** The changes that an import of tables would make, without reading or writing files. */
export interface Reading extends Imported {
  readonly records: number;
  readonly cells: CellCount;
  /** Headers of columns that nobody knows, which have to be named before anything is written. */
  readonly unknown: readonly string[];
}

/** Reads tables into the content. */
export function readInto(
  tables: readonly Table[],
  job: Omit<Job, "records">,
  asked?: Kind,
): Reading {
  const team = job.draft.site?.teamName ?? "";
  if (asked === undefined) refusePlaceless(tables, team);
  const kind = asked ?? detectKind(tables, team);
  if (kind === undefined) {
    throw new Refusal(
      "No row has known column names, such as Badge and Player, Title and Link, Date and Opponent, Name and Number, Team and City. Add such a row, or --as.",
    );
  }
  const written = job.typed.value("ignore") ?? "";
  const ignored = new Set(
    [written, ...written.split(",")].map(headerKey).filter((key) => key !== ""),
  );
  const first = kind === "awards" ? AWARD_COLUMNS : undefined;
  const rows = readRows(tables, { kind, team, first, ignored });
  const { records } = rows;
  if (records.length === 0) throw new Refusal(`The file has no ${kind}.`);
  const imported = importers[kind]({ ...job, records });
  const { notes, unknown, cells } = accountFor(rows, imported.fates);
  return {
    ...imported,
    records: records.length,
    notes: [...imported.notes, ...notes, ...rowsLeftOut(tables, kind, team, rows)],
    unknown,
    cells,
  };
}

async function run(typed: Typed): Promise<Outcome> {
  const texts = readFolder(typed.folder);
  const { draft, problems } = checkContent(texts, { pages: knownPages });
  const tables = await readTables(fileBytes(typed.words[0]), typed.value("encoding"));
  const asked = readChoice(typed, "as", KINDS);
  const job = { texts, draft, problems, typed };
  const { change, notes, known, written, ...read } = readInto(tables, job, asked);
  const mayWrite = typed.has("write") && read.unknown.length === 0;
  const { ok, lines } = propose(typed.folder, change, mayWrite);
  const left = read.records - known - written;
  const { used, useless, refused } = read.cells;
  const summary = [
    `Read ${plural(read.records, "row")}: ${written} ${ok && mayWrite ? "written" : "to write"}, ${known} already there, ${left} skipped.`,
    `Of ${plural(used + useless + refused, "cell")}, ${used} are used, ${useless} have no use here, and ${refused} are refused.`,
  ];
  const question =
    read.unknown.length === 0
      ? []
      : [
          `Nothing is written before this is clear. Rename ${read.unknown.length === 1 ? "the column" : "the columns"} as in content/README.md, or add --ignore "${read.unknown.join(", ")}".`,
        ];
  const isRefused = typed.has("write") && question.length > 0;
  // The question takes the place of the advice to add --write.
  const shown = question.length === 0 ? lines : [...lines.slice(0, -1), ...question];
  return { ok: ok && !isRefused, lines: [...notes, ...summary, ...shown] };
}

const text = { type: "string" } as const;
const yes = { type: "boolean" } as const;

/** Imports rosters, games, awards and news from common file formats. */
export const importCommand: Command = {
  help,
  options: {
    as: text,
    author: text,
    called: text,
    date: text,
    dates: text,
    encoding: text,
    first: text,
    ignore: text,
    new: yes,
    skip: yes,
    team: text,
    tournament: text,
    type: text,
    write: yes,
    year: text,
    zone: text,
  },
  run,
};
