import { readFolder } from "#app/content/.server/load-content.ts";
import { checkContent } from "#app/content/check-content.ts";
import { diffLines, Refusal } from "#scripts/captain/content-texts.ts";
import { readInto, type CellCount } from "#scripts/import/import.ts";
import { numbered } from "#scripts/import/table.ts";

const folder = "tests/fixture-club/content";
const texts = readFolder(folder);
const { draft, problems } = checkContent(texts);

/** The outcome of importing rows into the invented club, without files. */
export interface RowsImported {
  /** The added lines, without their indent. */
  readonly added: readonly string[];
  /** The notes, or the sentences of the refusal. */
  readonly notes: string;
  /** Undefined if the rows are refused. */
  readonly cells: CellCount | undefined;
  readonly unknown: readonly string[];
}

/** Imports rows of cells with the given options; "" is an option without a value. */
export function importRows(
  rows: readonly (readonly string[])[],
  options: Readonly<Record<string, string>> = {},
): RowsImported {
  const typed = {
    folder,
    words: [],
    value: (name: string) => options[name],
    has: (name: string) => options[name] === "",
  };
  const tables = [{ title: "", hidden: [], rows: numbered(rows) }];
  try {
    const { change, notes, cells, unknown } = readInto(tables, { texts, draft, problems, typed });
    const added = [...change].flatMap(([file, text]) =>
      diffLines(texts.get(file) ?? "", text)
        .filter((line) => line.startsWith("  + "))
        .map((line) => line.slice(4).trim()),
    );
    return { added, notes: notes.join("\n"), cells, unknown };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { added: [], notes: error.message, cells: undefined, unknown: [] };
  }
}
