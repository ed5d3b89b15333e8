import { readFileSync } from "node:fs";
import { ENCODINGS, type Reading } from "#app/content/.server/decode-text.ts";
import { readFolder } from "#app/content/.server/load-content.ts";
import { checkContent } from "#app/content/check-content.ts";
import { plural } from "#app/lib/plural.ts";
import type { Command, Typed } from "#scripts/captain/command.ts";
import { propose, Refusal, type Outcome } from "#scripts/captain/content-texts.ts";
import { AWARD_COLUMNS, KINDS, type Kind } from "./columns.ts";
import type { Importer } from "./importer.ts";
import { importAwards } from "./kinds/awards.ts";
import { importGames } from "./kinds/games.ts";
import { importNews } from "./kinds/news.ts";
import { importOpponents } from "./kinds/opponents.ts";
import { importRoster } from "./kinds/roster.ts";
import { readTables } from "./reading/read-tables.ts";
import { columnsLeftOut, kindOf, rowsOf, type Rows } from "./records.ts";
import type { Table } from "./table.ts";

const help = `npm run import -- <file>
npm run import -- --as awards < pasted.txt

  npm run import -- scores.xlsx --tournament 2027-fog-bowl
  npm run import -- roster-2027.csv --new --write

Reads a roster, games, opponents, awards or news from a file as people save them: XLSX, CSV, text with tabs or semicolons,
or a results page saved as HTML. What it holds is seen by its columns. Teams, people and badges can go by their
names, days and times can be written as 7/9/2027 and 2:55 PM. Nothing is written without --write, and nothing
at all that would not pass the check. What is there already stays, with its comments.

  --write              writes what was shown
  --skip               leaves out rows that cannot be read, instead of refusing the file
  --as <kind>          awards, news, games, opponents or roster, where the columns do not tell
  --year <year>        of a roster, of days without one, of the edition of awards
  --tournament <id>    of all games; without it the column, or the day tells
  --team <name>        what the file calls the club, where that is another name than in site.yml
  --first <us|home>    whose points stand first in a score of a game away
  --dates <order>      day-first or month-first: how the file writes days, where they do not tell
  --type <type>        of games whose pool or round does not tell: POOL, BRACKET or CONSOLATION
  --new                people whom players.yml does not have are added to it
  --author <name>      of news without one
  --date, --zone       of awards without a day, of times without a zone
  --encoding <name>    windows-1252 (west), windows-1250 (middle of Europe) or macintosh, where letters do not tell`;

const importers: Readonly<Record<Kind, Importer>> = {
  awards: importAwards,
  news: importNews,
  games: importGames,
  opponents: importOpponents,
  roster: importRoster,
};

function kindTyped(typed: Typed): Kind | undefined {
  const written = typed.value("as");
  const kind = KINDS.find((one) => one === written);
  if (written !== undefined && kind === undefined) {
    throw new Refusal(`${written} is none of ${KINDS.join(", ")}.`);
  }
  return kind;
}

function bytesOf(source: string | undefined): Buffer {
  try {
    return readFileSync(source ?? 0);
  } catch {
    throw new Refusal(`There is no file ${source ?? ""} to read.`);
  }
}

/** Countries whose spreadsheets save in the encoding for the middle of Europe, and those in whose names every accent is foreign. */
const MIDDLE = /^(?:AL|BA|CZ|HR|HU|ME|PL|RO|RS|SI|SK)$/;
const WITHOUT_ACCENTS = /^(?:AU|GB|IE|NZ|US|ZA)$/;

/** The first word with a letter that is no ASCII, to show what the readings differ in. */
function sample(text: string, other: string): string {
  const [words, others] = [text, other].map((one) => one.split(/[\s;,"]+/));
  return words?.find((word, at) => word !== others?.[at]) ?? "";
}

/** Chooses how bytes are read: as somebody said, by their letters, or by where the club is; asks where none tells. */
function encodingChooser(typed: Typed, country: string, notes: string[]) {
  const said = typed.value("encoding");
  if (said !== undefined && !ENCODINGS.some((one) => one === said)) {
    throw new Refusal(`${said} is none of ${ENCODINGS.join(", ")}.`);
  }
  return (bytes: Buffer) =>
    (readings: readonly [Reading, ...Reading[]]): Reading => {
      const named = ENCODINGS.find((one) => one === said);
      if (named !== undefined) {
        return { encoding: named, text: new TextDecoder(named).decode(bytes) };
      }
      const [first, second] = readings;
      if (second === undefined) return first;
      const wanted = MIDDLE.test(country) ? "windows-1250" : "windows-1252";
      const usual = readings.find(({ encoding }) => encoding === wanted);
      const ways = readings.map(
        ({ encoding, text }) =>
          `${sample(text, text === first.text ? second.text : first.text)} (--encoding ${encoding})`,
      );
      if (usual === undefined || WITHOUT_ACCENTS.test(country)) {
        throw new Refusal(
          `The file does not say how its letters are stored. Is it ${ways.join(" or ")}?`,
        );
      }
      notes.push(
        `Letters are read as in the club's country. If they are wrong: ${ways.join(" or ")}.`,
      );
      return usual;
    };
}

const rowNumbers = (rows: Rows["unread"]) => rows.map(({ number }) => number).join(", ");

/** The rows and columns that are no records, so that nothing is left out without a word. */
function partsLeftOut(
  tables: readonly Table[],
  kind: Kind,
  team: string,
  { headings, unread }: Rows,
) {
  const columns = columnsLeftOut(tables, kind, team).map(
    (name) => `The column ${name} is left out.`,
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
  return [
    ...columns,
    ...(titles.length === 0 ? [] : [`Read as headings: ${titles.join(", ")}.`]),
    ...(unread.length === 0
      ? []
      : [
          `Left out: ${plural(unread.length, "row")} without known columns above (${rowNumbers(unread)}).`,
        ]),
    ...others,
  ];
}

async function run(typed: Typed): Promise<Outcome> {
  const texts = readFolder(typed.folder);
  const { draft, problems } = checkContent(texts);
  const said: string[] = [];
  const bytes = bytesOf(typed.words[0]);
  const choose = encodingChooser(typed, draft.site?.country ?? "US", said);
  const tables = await readTables(bytes, choose(bytes));
  const team = draft.site?.teamName ?? "";
  const kind = kindTyped(typed) ?? kindOf(tables, team);
  if (kind === undefined) {
    throw new Refusal(
      "No row names columns that are known, such as Badge and Player, Title and Link, Date and Opponent, Name and Number, Team and City. Add such a row, or say --as.",
    );
  }
  const rows = rowsOf(tables, kind, team, kind === "awards" ? AWARD_COLUMNS : undefined);
  const { records } = rows;
  if (records.length === 0) throw new Refusal(`The file has no rows of ${kind}.`);
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
  const summary = `Read ${plural(records.length, "row")}: ${written} ${isWritten ? "written" : "to write"}, ${known} there already, ${left} left out.`;
  const parts = partsLeftOut(tables, kind, team, rows);
  return { ok, lines: [...said, ...notes, ...parts, summary, ...lines] };
}

const text = { type: "string" } as const;
const yes = { type: "boolean" } as const;

/** Reads rosters, games, awards and news from files as people save them. */
export const importCommand: Command = {
  help,
  options: {
    as: text,
    author: text,
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
