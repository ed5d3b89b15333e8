import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { decodeText } from "#app/content/.server/decode-text.ts";
import { readFolder } from "#app/content/.server/read-folder.ts";
import { checkContent } from "#app/content/check-content.ts";
import { editStored } from "#app/content/editing/edit.ts";
import { awardsFile } from "#app/content/files.ts";
import { delimiterOf } from "#app/content/reading/csv-rows.ts";
import { plainText } from "#app/content/reading/plain-text.ts";
import { dayReader, timeOfCell } from "#app/content/suggestions/spreadsheet-cells.ts";
import type { Command, Typed } from "./command.ts";
import { propose, Refusal, type Outcome } from "./content-texts.ts";
import { findKey, type Named } from "./find-key.ts";
import { badgeNames, playerNames } from "./names.ts";

const COLUMNS = ["badge", "player", "date", "time", "zone", "note", "again"] as const;

const help = `npm run awards -- <year> <file>
npm run awards -- <year> < pasted.txt

Adds awards to the log of an edition: rows that were copied from a spreadsheet, or a file saved by one, with
commas, semicolons or tabs. Badges and people can go by their keys or by their names, days and times can be
written as 7/9/2019 and 2:55 PM. Without a first line that names them the columns are

  ${COLUMNS.join(", ")}

and those at the end can be left out. Rows that are in the log already are refused by the check.

  --date <day>   the day of rows without one
  --zone <zone>  the zone of times without one: EDT, MDT or PDT`;

type Row = Readonly<Partial<Record<string, string>>>;

function rowsOf(text: string): Row[] {
  const plain = plainText(text).trimStart();
  const cells: string[][] = parse(plain, {
    delimiter: delimiterOf(plain),
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
  });
  const [first = []] = cells;
  const head = first.map((cell) => cell.toLowerCase());
  const named = head.includes("badge") && head.includes("player");
  const names: readonly string[] = named ? head : COLUMNS;
  return cells
    .slice(named ? 1 : 0)
    .filter((row) => row.some((cell) => cell !== ""))
    .map((row) => Object.fromEntries(row.map((cell, index) => [names[index] ?? "more", cell])));
}

function quoted(cell: string): string {
  return /[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

interface Reading {
  readonly badges: readonly Named[];
  readonly players: readonly Named[];
  readonly day: (cell: string) => string | undefined;
  readonly typed: Typed;
}

function lineOf(row: Row, number: number, { badges, players, day, typed }: Reading): string {
  try {
    const written = row["date"] ?? "";
    const date = written === "" ? (typed.value("date") ?? "") : (day(written) ?? written);
    const time = timeOfCell(row["time"] ?? "") ?? row["time"] ?? "";
    const zone = time === "" ? "" : row["zone"] || (typed.value("zone") ?? "");
    const badge = findKey(row["badge"] ?? "", badges, "badge");
    const player = findKey(row["player"] ?? "", players, "player");
    return [badge, player, date, time, zone, row["note"] ?? "", row["again"] ?? ""]
      .map(quoted)
      .join();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal(`Row ${number}: ${error.message}`);
  }
}

function run(typed: Typed): Outcome {
  const [year, source] = typed.words;
  const log = awardsFile(Number(year));
  const texts = readFolder(typed.folder);
  const stored = texts.get(log);
  if (stored === undefined) throw new Refusal(`There is no ${log}. Name the year of an edition.`);
  const input = readFileSync(source ?? 0);
  const rows = rowsOf(decodeText(input, source ?? "pasted.txt"));
  const { draft } = checkContent(texts);
  const day = dayReader(rows.map((row) => row["date"] ?? ""));
  const reading = { badges: badgeNames(draft), players: playerNames(draft), day, typed };
  const lines = rows.map((row, index) => lineOf(row, index + 1, reading));
  const added = editStored(stored, (text) => `${text.trimEnd()}\n${lines.join("\n")}\n`);
  return propose(typed.folder, new Map([[log, added]]), true);
}

/** Adds the awards of an evening to the log of an edition. */
export const awardsCommand: Command = {
  help,
  options: { date: { type: "string" }, zone: { type: "string" } },
  run,
};
