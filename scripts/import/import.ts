import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { decodeText } from "#app/content/.server/decode-text.ts";
import { readFolder } from "#app/content/.server/load-content.ts";
import { checkContent } from "#app/content/check-content.ts";
import { parseEntry } from "#app/content/parse-entry.ts";
import { printProblem } from "#app/content/report.ts";
import type { z } from "zod";
import { plural } from "#app/lib/plural.ts";
import { knownPages } from "#app/routes/has-page.ts";
import type { Command, Typed } from "#scripts/captain/command.ts";
import { propose, Refusal, type Outcome, type Texts } from "#scripts/captain/content-texts.ts";
import { addAwards } from "./awards.ts";
import { addGames } from "./games.ts";
import { addPeople } from "./people.ts";
import { columnsOf, type Line, tables } from "./tables.ts";

const help = `npm run import -- <file.csv>

Adds the rows of a CSV file to the content. Its first line names the columns:

  ${columnsOf("games")}
  ${columnsOf("people")}
  ${columnsOf("awards")}

Cells may be empty. Nothing is written without --write, or if the content would then not pass its checks. Existing
entries and comments stay.`;

/** The rows of a table with their lines. Every mistake in them is refused at once, with its line and column. */
function readRows<T extends object>(schema: z.ZodType<T[]>, file: string, text: string): Line<T>[] {
  const { value, problems, locate } = parseEntry(file, text, schema);
  if (value === undefined || problems.length > 0) {
    throw new Refusal(problems.map((problem) => printProblem(problem, ".")).join("\n"));
  }
  return value.map((row, index) => ({ ...row, line: locate([index]).line }));
}

function readText(path: string | undefined): string {
  try {
    return decodeText(readFileSync(path ?? ""), true);
  } catch {
    throw new Refusal(`There is no file ${path ?? "in your command"}.`);
  }
}

function run({ words: [path], folder, has }: Typed): Outcome {
  const text = readText(path);
  const file = basename(path ?? "").replace(/\.\w+$/, ".csv");
  const texts = readFolder(folder);
  const { draft, problems } = checkContent(texts, { pages: knownPages });
  const broken = problems.find(({ severity }) => severity === "error");
  if (broken !== undefined) {
    throw new Refusal("The content has errors. Correct them first (npm run check:content).");
  }
  const add = (): [rows: number, change: Texts] => {
    const [first = ""] = text.replace(/^\uFEFF/, "").split(/[,;\t]/, 1);
    if (first === "tournament") {
      const rows = readRows(tables.games, file, text);
      return [rows.length, addGames(rows, draft, texts)];
    }
    if (first === "season") {
      const rows = readRows(tables.people, file, text);
      return [rows.length, addPeople(rows, draft, texts)];
    }
    if (first === "badge") {
      const rows = readRows(tables.awards, file, text);
      return [rows.length, addAwards(rows, draft, texts)];
    }
    throw new Refusal(`The first line must name the columns. ${help.split("\n\n")[2] ?? ""}`);
  };
  const [count, after] = add();
  const change = new Map([...after].filter(([path, now]) => texts.get(path) !== now));
  const { ok, lines } = propose(folder, change, has("write"));
  return { ok, lines: [`Read ${plural(count, "row")}.`, ...lines] };
}

/** Adds games, people or awards from a CSV file with fixed columns. */
export const importCommand: Command = { help, options: { write: { type: "boolean" } }, run };
