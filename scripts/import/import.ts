import { basename, dirname } from "node:path";
import type { z } from "zod";
import { readFolder, readText } from "#app/content/.server/load-content.ts";
import { checkContent } from "#app/content/check-content.ts";
import type { Draft } from "#app/content/content.ts";
import { hasErrors } from "#app/content/problem.ts";
import { printProblem } from "#app/content/report.ts";
import { knownPages } from "#app/routes/has-page.ts";
import { type Command, type Outcome, Refusal, type Typed } from "#scripts/captain/command.ts";
import { propose, type Texts } from "#scripts/captain/propose.ts";
import { addAwards } from "./awards.ts";
import { addGames } from "./games.ts";
import { addPeople } from "./people.ts";
import { type AddRows, headers, readRows, tables } from "./tables.ts";

const help = `npm run import -- <file.csv>

Adds the rows of a CSV file to the content. Its first line names the columns:

  ${headers.join("\n  ")}

Cells may be empty. Nothing is written without --write, or if a row is wrong. Existing entries and comments stay.`;

/** Adds the rows of a table to the content, by its first column as games, people or awards; `problems` are those of the rows. */
function addTable(file: string, text: string, draft: Draft, texts: Texts) {
  const add = <T extends object>(schema: z.ZodType<T[]>, addRows: AddRows<T>) => {
    const rows = readRows(schema, file, text);
    return { after: addRows(rows, draft, texts), problems: rows.problems };
  };
  const [first = ""] = text.replace(/^\uFEFF/, "").split(/[,;\t]/, 1);
  if (first === "tournament") return add(tables.games, addGames);
  if (first === "season") return add(tables.people, addPeople);
  if (first === "badge") return add(tables.awards, addAwards);
  throw new Refusal(`The first line must be one of these:\n  ${headers.join("\n  ")}`);
}

function run({ positionals: [path = ""], folder, has }: Typed): Outcome {
  const text = readText(dirname(path), basename(path));
  const texts = readFolder(folder);
  const { draft, problems: ofContent } = checkContent(texts, { pages: knownPages });
  if (hasErrors(ofContent)) {
    throw new Refusal("The content has errors. Correct them first (npm run check:content).");
  }
  // Read as CSV, whatever its name ends with.
  const file = basename(path).replace(/(?:\.\w+)?$/, ".csv");
  const { after, problems } = addTable(file, text, draft, texts);
  if (problems.length > 0) {
    const lines = problems.map((problem) => printProblem(problem, dirname(path)));
    return { ok: false, lines: [...lines, "Nothing was written. Fix this first."] };
  }
  const change = new Map([...after].filter(([name, now]) => texts.get(name) !== now));
  return propose(folder, change, { write: has("write") });
}

/** Adds games, people or awards from a CSV file with fixed columns. */
export const importCommand: Command = { help, options: { write: { type: "boolean" } }, run };
