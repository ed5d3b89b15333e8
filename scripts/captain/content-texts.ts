import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readFolder } from "#app/content/.server/load-content.ts";
import { checkContent } from "#app/content/check-content.ts";
import { files } from "#app/content/files.ts";
import { printProblem, withoutHints } from "#app/content/report.ts";
import { lineChanges } from "#app/content/changes.ts";
import { knownPages } from "#app/routes/has-page.ts";

/** Content files by path; a change contains only new or changed ones. */
export type Texts = ReadonlyMap<string, string>;

/** Output of a command, and whether it succeeded. */
export interface Outcome {
  readonly lines: readonly string[];
  readonly ok: boolean;
}

/** A mistake in a person's input, in words for that person. */
export class Refusal extends Error {}

function describeChanges(before: Texts, change: Texts, folder: string): string[] {
  return [...change].flatMap(([file, text]) => {
    const old = before.get(file);
    const head = `${folder}/${file}${old === undefined ? " (new)" : ""}`;
    return old === text ? [] : [head].concat(diffLines(old ?? "", text));
  });
}

/** The errors that a change causes, without existing ones. */
function newProblems(
  before: Texts,
  change: Texts,
  folder: string,
): { errors: string[]; other: string[] } {
  const known = new Set(
    checkContent(before, { pages: knownPages }).problems.map(
      ({ file, cause }) => `${file} ${cause}`,
    ),
  );
  const found = withoutHints(
    checkContent(new Map([...before, ...change]), { pages: knownPages }).problems,
  ).filter(({ file, cause }) => !known.has(`${file} ${cause}`));
  const print = (severity: string) =>
    found.filter((problem) => problem.severity === severity).map((p) => printProblem(p, folder));
  return { errors: print("error"), other: print("warning") };
}

const schemaPath = /^(# yaml-language-server: \$schema=)((?:\.\.\/)*schemas)\//;

/** Gives new files the schema path of `site.yml`, because examples are nested deeper than `content/`. */
function withSchemaPaths(before: Texts, change: Texts): Texts {
  const toSchemas = schemaPath.exec(before.get(files.site) ?? "")?.[2];
  if (toSchemas === undefined) return change;
  return new Map(
    [...change].map(([file, text]) => {
      const up = "../".repeat(file.split("/").length - 1);
      const isNew = !before.has(file);
      return [file, isNew ? text.replace(schemaPath, `$1${up}${toSchemas}/`) : text];
    }),
  );
}

/**
 * Shows the effect of a change on the content and checks it. Writes it if it causes no new errors and `write` is
 * set. Other files are not touched.
 */
export function propose(folder: string, texts: Texts, write: boolean): Outcome {
  const before = readFolder(folder);
  const change = withSchemaPaths(before, texts);
  const shown = describeChanges(before, change, folder);
  if (shown.length === 0) return { ok: true, lines: ["Nothing changes."] };
  const { errors, other } = newProblems(before, change, folder);
  if (errors.length > 0) {
    return {
      ok: false,
      lines: [...shown, "", ...errors, "Nothing was written. Fix this first."],
    };
  }
  if (!write) {
    const way = "Nothing is written yet. Check the lines, then add --write.";
    return { ok: true, lines: [...shown, "", ...other, way] };
  }
  for (const [file, text] of change) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return { ok: true, lines: [...shown, "", ...other, "Written."] };
}

/** The lines in which two texts differ, as a diff shows them. */
export function diffLines(before: string, after: string): string[] {
  return lineChanges(before, after).map(
    ({ kind, text }) => `  ${kind === "added" ? "+" : "-"} ${text}`,
  );
}
