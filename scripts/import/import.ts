import { readFileSync } from "node:fs";
import { readFolder } from "#app/content/.server/load-content.ts";
import { checkContent } from "#app/content/check-content.ts";
import { plural } from "#app/lib/plural.ts";
import { knownPages } from "#app/routes/has-page.ts";
import type { Command, Typed } from "#scripts/captain/command.ts";
import { propose, Refusal, type Outcome } from "#scripts/captain/content-texts.ts";
import { AWARD_COLUMNS, KINDS, type Kind } from "./columns.ts";
import { oneOf, type Importer } from "./importer.ts";
import { importAwards } from "./kinds/awards.ts";
import { importGames } from "./kinds/games.ts";
import { importNews } from "./kinds/news.ts";
import { importOpponents } from "./kinds/opponents.ts";
import { importRoster } from "./kinds/roster.ts";
import { readTables } from "./reading/read-tables.ts";
import { columnsLeftOut, kindOf, refusePlaceless, rowsOf, type Rows } from "./records.ts";
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

function bytesOf(source: string | undefined): Buffer {
  try {
    return readFileSync(source ?? 0);
  } catch {
    throw new Refusal(`There is no file ${source ?? ""}.`);
  }
}

const rowNumbers = (rows: Rows["unread"]) => rows.map(({ number }) => number).join(", ");

/** Reports rows and columns that were not imported, so that nothing is dropped silently. */
function partsLeftOut(
  tables: readonly Table[],
  kind: Kind,
  team: string,
  { headings, unread }: Rows,
) {
  const columns = columnsLeftOut(tables, kind, team).map(
    (name) => `The column ${name} is ignored.`,
  );
  const others = tables.flatMap((table) => {
    const other = kindOf([table], team);
    const hasOwn = rowsOf([table], kind, team).records.length > 0;
    if (other === undefined || other === kind || hasOwn) return [];
    return [
      `${table.title || "Another table"} looks like ${other}. Import the file again with --as ${other}.`,
    ];
  });
  const titles = headings.map(
    ({ number, cells }) => `${cells.find((cell) => cell !== "") ?? ""} (row ${number})`,
  );
  const hidden = tables.flatMap((table) =>
    table.hidden.length === 0
      ? []
      : `Skipped: ${plural(table.hidden.length, "hidden row")} of ${table.title} (${table.hidden.join(", ")}). Unhide what you want to import.`,
  );
  return [
    ...columns,
    ...hidden,
    ...(titles.length === 0 ? [] : [`Treated as headings: ${titles.join(", ")}.`]),
    ...(unread.length === 0
      ? []
      : [
          `Skipped: ${plural(unread.length, "row")} without known columns above (${rowNumbers(unread)}).`,
        ]),
    ...others,
  ];
}

async function run(typed: Typed): Promise<Outcome> {
  const texts = readFolder(typed.folder);
  const { draft, problems } = checkContent(texts, { pages: knownPages });
  const tables = await readTables(bytesOf(typed.words[0]), typed.value("encoding"));
  const team = draft.site?.teamName ?? "";
  const asked = oneOf(typed, "as", KINDS);
  if (asked === undefined) refusePlaceless(tables, team);
  const kind = asked ?? kindOf(tables, team);
  if (kind === undefined) {
    throw new Refusal(
      "No row has known column names, such as Badge and Player, Title and Link, Date and Opponent, Name and Number, Team and City. Add such a row, or --as.",
    );
  }
  const rows = rowsOf(tables, kind, team, kind === "awards" ? AWARD_COLUMNS : undefined);
  const { records } = rows;
  if (records.length === 0) throw new Refusal(`The file has no ${kind}.`);
  const { change, notes, known, written } = importers[kind]({
    texts,
    draft,
    problems,
    typed,
    records,
  });
  const { ok, lines } = propose(typed.folder, change, typed.has("write"));
  const isWritten = ok && typed.has("write");
  const left = records.length - known - written;
  const summary = `Read ${plural(records.length, "row")}: ${written} ${isWritten ? "written" : "to write"}, ${known} already there, ${left} skipped.`;
  const parts = partsLeftOut(tables, kind, team, rows);
  return { ok, lines: [...notes, ...parts, summary, ...lines] };
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
