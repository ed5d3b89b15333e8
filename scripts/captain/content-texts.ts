import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readFolder } from "#app/content/.server/load-content.ts";
import { checkContent } from "#app/content/check-content.ts";
import { hasErrors } from "#app/content/problem.ts";
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

/** The lines in which two texts differ, as a diff shows them. */
export function diffLines(before: string, after: string): string[] {
  return lineChanges(before, after).map(
    ({ kind, text }) => `  ${kind === "added" ? "+" : "-"} ${text}`,
  );
}

/**
 * Shows a change of sound content and the warnings that it causes. Writes it if it causes no errors and `write` is set.
 * Other files are not touched.
 */
export function propose(folder: string, change: Texts, write: boolean): Outcome {
  if (change.size === 0) return { ok: true, lines: ["Nothing changes."] };
  const before = readFolder(folder);
  const changedLines = [...change].flatMap(([file, text]) => {
    const old = before.get(file);
    const head = `${folder}/${file}${old === undefined ? " (new)" : ""}`;
    return [head].concat(diffLines(old ?? "", text));
  });
  const check = (texts: Texts) => withoutHints(checkContent(texts, { pages: knownPages }).problems);
  const formerProblems = new Set(check(before).map(({ file, cause }) => `${file} ${cause}`));
  const allProblems = check(new Map([...before, ...change]));
  const problems = allProblems.filter(({ file, cause }) => !formerProblems.has(`${file} ${cause}`));
  const lines = [...changedLines, "", ...problems.map((problem) => printProblem(problem, folder))];
  if (hasErrors(problems)) {
    return { ok: false, lines: [...lines, "Nothing was written. Fix this first."] };
  }
  if (!write) {
    const way = "Nothing is written yet. Check the lines, then add --write.";
    return { ok: true, lines: [...lines, way] };
  }
  for (const [file, text] of change) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return { ok: true, lines: [...lines, "Written."] };
}
