import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseDocument } from "yaml";
import { readFolder } from "#app/content/.server/load-content.ts";
import { checkContent } from "#app/content/check-content.ts";
import { files } from "#app/content/files.ts";
import { printProblem, withoutHints } from "#app/content/report.ts";
import { lineChanges } from "#app/content/changes/changes.ts";
import { editStored } from "#app/content/writing/edit.ts";
import type { Problem } from "#app/content/problem.ts";
import { knownPages } from "#app/pages/shared/has-page.ts";

/** Files of the content by path; a change of them has only those that are new or other. */
export type Texts = ReadonlyMap<string, string>;

/** Output of a command, and whether it succeeded. */
export interface Outcome {
  readonly lines: readonly string[];
  readonly ok: boolean;
}

/** A mistake in what a person typed, in words for that person. */
export class Refusal extends Error {}

function changesOf(before: Texts, change: Texts, folder: string): string[] {
  return [...change].flatMap(([file, text]) => {
    const old = before.get(file);
    const head = `${folder}/${file}${old === undefined ? " (new)" : ""}`;
    return old === text ? [] : [head].concat(diffLines(old ?? "", text));
  });
}

/** The errors that a change makes; those that were there before are not its fault. */
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

/** New files find the schemas where `site.yml` does: the content of an example lies deeper than `content/`. */
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
 * Shows what a change does to the content, checks it, and writes it: only where it makes no new error, and
 * where `write` says so. Nothing else in the folder is touched.
 */
export function propose(folder: string, texts: Texts, write: boolean): Outcome {
  const before = readFolder(folder);
  const change = withSchemaPaths(before, texts);
  const shown = changesOf(before, change, folder);
  if (shown.length === 0) return { ok: true, lines: ["Nothing changes."] };
  const { errors, other } = newProblems(before, change, folder);
  if (errors.length > 0) {
    return {
      ok: false,
      lines: [...shown, "", ...errors, "Nothing was written. Fix this first:"],
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

/** Of longer texts with as many lines each the lines are compared place by place: all pairs would take much memory. */
const MOST_LINES = 2000;

/** The lines in which two texts differ, as a diff shows them. */
export function diffLines(before: string, after: string): string[] {
  const [old, now] = [before.split("\n"), after.split("\n")];
  if (old.length === now.length && old.length > MOST_LINES) {
    return old.flatMap((line, index) =>
      line === now[index] ? [] : [`  - ${line}`, `  + ${now[index] ?? ""}`],
    );
  }
  return lineChanges(before, after).map(
    ({ kind, text }) => `  ${kind === "added" ? "+" : "-"} ${text}`,
  );
}

/** Changes one YAML file of the content; nothing else in it moves. */
export function editFile(texts: Texts, file: string, change: (text: string) => string): Texts {
  const stored = texts.get(file);
  if (stored === undefined) throw new Refusal(`There is no file ${file}.`);
  if (parseDocument(stored).errors.length > 0) {
    throw new Refusal(
      `${file} cannot be changed by a command. Run npm run check:content, or edit it.`,
    );
  }
  return new Map([[file, editStored(stored, change)]]);
}

/**
 * Refuses to change a file in which the content check finds an error. What cannot be read is left out of the
 * draft, so the third game of the draft may be the fourth of the file.
 */
export function refuseDamaged(problems: readonly Problem[], file: string): void {
  const error = problems.find((one) => one.file === file && one.severity === "error");
  if (error === undefined) return;
  const { line, cause } = error;
  throw new Refusal(`${file}:${line}: ${cause} Fix this first (npm run check:content).`);
}
