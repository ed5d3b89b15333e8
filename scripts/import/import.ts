import { readFileSync } from "node:fs";
import { readFolder } from "#app/content/.server/load-content.ts";
import { checkContent } from "#app/content/check-content.ts";
import type { Command, Typed } from "#scripts/captain/command.ts";
import { propose, Refusal, type Outcome } from "#scripts/captain/content-texts.ts";
import { AWARD_COLUMNS, KINDS, type Kind } from "./columns.ts";
import type { Importer } from "./importer.ts";
import { importAwards } from "./kinds/awards.ts";
import { importGames } from "./kinds/games.ts";
import { importNews } from "./kinds/news.ts";
import { importRoster } from "./kinds/roster.ts";
import { readTables } from "./reading/read-tables.ts";
import { columnsLeftOut, kindOf, recordsOf } from "./records.ts";

const help = `npm run import -- <file>
npm run import -- --as awards < pasted.txt

  npm run import -- scores.xlsx --tournament 2027-fog-bowl
  npm run import -- roster-2027.csv --new --write

Reads a roster, games, awards or news from a file as people save them: XLSX, CSV, text with tabs or semicolons,
or a results page saved as HTML. What it holds is seen by its columns. Teams, people and badges can go by their
names, days and times can be written as 7/9/2027 and 2:55 PM. Nothing is written without --write, and nothing
at all that would not pass the check. What is there already stays, with its comments.

  --write              writes what was shown
  --skip               leaves out rows that cannot be read, instead of refusing the file
  --as <kind>          awards, news, games or roster, where the columns do not tell
  --year <year>        of a roster, of days without one, of the edition of awards
  --tournament <id>    of all games; without it the column, or the day tells
  --team <name>        what the file calls the club, where that is another name than in site.yml
  --first <us|home>    whose points stand first in a score of a game away
  --dates <order>      day-first or month-first, where the days do not tell
  --type <type>        of games whose pool or round does not tell: POOL, BRACKET or CONSOLATION
  --new                people whom players.yml does not have are added to it
  --author <name>      of news without one
  --date, --zone       of awards without a day, of times without a zone`;

const importers: Readonly<Record<Kind, Importer>> = {
  awards: importAwards,
  news: importNews,
  games: importGames,
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

async function run(typed: Typed): Promise<Outcome> {
  const tables = await readTables(bytesOf(typed.words[0]));
  const texts = readFolder(typed.folder);
  const { draft, problems } = checkContent(texts);
  const team = draft.site?.teamName ?? "";
  const kind = kindTyped(typed) ?? kindOf(tables, team);
  if (kind === undefined) {
    throw new Refusal(
      "No row names columns that are known, such as Badge and Player, Title and Link, Date and Opponent, Name and Number. Add such a row, or say --as.",
    );
  }
  const first = kind === "awards" ? AWARD_COLUMNS : undefined;
  const records = recordsOf(tables, kind, team, first);
  if (records.length === 0) throw new Refusal(`The file has no rows of ${kind}.`);
  const { change, notes } = importers[kind]({ texts, draft, problems, typed, records });
  const { ok, lines } = propose(typed.folder, change, typed.has("write"));
  const left = columnsLeftOut(tables, kind, team).map((name) => `The column ${name} is left out.`);
  return { ok, lines: [...notes, ...left, ...lines] };
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
